import type { Hono } from 'hono'
import { bringSimulator } from './bring/simulator'
import { budbeeSimulator } from './budbee/simulator'
import { daoSimulator } from './dao/simulator'
import { dhlSimulator } from './dhl/simulator'
import { glsSimulator } from './gls/simulator'
import { simulatedMessages } from './instabee/simulated-messages'
import { instaboxSimulator } from './instabox/simulator'
import { postnordSimulator } from './postnord/simulator'

/** Credentials with which simulated carriers send messages (carriers.ts). */
const MESSAGE_KEYS = { user: 'simulator', password: 'simulator' }

/** Adds the simulators of all carriers, each below `/{carrier}`. */
export function mountCarrierSimulators(app: Hono, now: () => Date): void {
  app.route('/postnord', postnordSimulator(now))
  app.route('/bring', bringSimulator(now))
  app.route('/dhl', dhlSimulator(now))
  app.route('/dao', daoSimulator(now))
  app.route('/gls', glsSimulator(now))
  app.route('/budbee', simulatedMessages('BUDBEE', MESSAGE_KEYS, now))
  app.route('/budbee', budbeeSimulator())
  app.route('/instabox', simulatedMessages('INSTABOX', MESSAGE_KEYS, now))
  app.route('/instabox', instaboxSimulator(now))
}
