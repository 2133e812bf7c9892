import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from './environment'
import { connectMail } from './mail/connect-mail'
import { tokenOfAttempt } from './payments/attempts'
import { connectProviders, hasKeys } from './payments/providers'
import { connectCarriers } from './shipping/carriers'
import { startSimulator } from './payments/simulator/start-simulator'
import type { Services } from './services'

type Connected = Pick<Services, 'payments' | 'carriers' | 'mail'> & { stop: () => Promise<void> }

/**
 * Connects payment providers and carriers, with the keys of the environment or to simulators; and the mail service. The
 * simulators are those at SIMULATOR_URL (`npm run simulator`), or else on `port` of 127.0.0.1: this process serves them (0: on
 * any free port) with their state in the data folder, unless `isElsewhere`: then another does.
 */
export async function connectServices(
  env: Environment,
  { dataDir, port, isElsewhere }: { dataDir: string | null; port: number; isElsewhere: boolean },
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
): Promise<Connected> {
  const mail = connectMail(env, dataDir)
  const folder = join(dataDir ?? tmpdir(), 'simulator')
  const elsewhere = env.SIMULATOR_URL || (isElsewhere ? `http://127.0.0.1:${port}` : null)
  const simulator = elsewhere === null ? await startSimulator({ folder, port, now, log }) : simulatorAt(elsewhere)
  const { origin } = simulator
  const options = { env, now, simulatorOrigin: origin, tokenOf: (id: string) => tokenOfAttempt(db, id) }
  const stop = async () => {
    mail.transport.close()
    await simulator.stop()
  }
  return { payments: connectProviders(options), carriers: connectCarriers(env, origin, !hasKeys(options)), mail, stop }
}

const simulatorAt = (url: string) => ({ origin: new URL(url).origin, stop: () => Promise.resolve() })
