import type { Hono } from 'hono'
import { bringSimulator } from './bring/simulator'
import { budbeeSimulator } from './budbee/simulator'
import { daoSimulator } from './dao/simulator'
import { dhlSimulator } from './dhl/simulator'
import { glsSimulator } from './gls/simulator'
import { instaboxSimulator } from './instabox/simulator'
import { postnordSimulator } from './postnord/simulator'

/** Adds the simulators of all carriers, each below `/{carrier}`. */
export function mountCarrierSimulators(app: Hono, now: () => Date): void {
  app.route('/postnord', postnordSimulator(now))
  app.route('/bring', bringSimulator(now))
  app.route('/dhl', dhlSimulator(now))
  app.route('/dao', daoSimulator(now))
  app.route('/gls', glsSimulator(now))
  app.route('/budbee', budbeeSimulator())
  app.route('/instabox', instaboxSimulator(now))
}
