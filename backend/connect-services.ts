import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from './environment'
import { connectMail } from './mail/connect-mail'
import { tokenOfAttempt } from './payments/attempts'
import { connectProviders } from './payments/providers'
import { connectCarriers } from './shipping/carriers'
import { startSimulator } from './payments/simulator/start-simulator'
import type { Services } from './services'

type Connected = Pick<Services, 'payments' | 'carriers' | 'mail'> & { stop: () => Promise<void> }

/**
 * Connects payment providers and carriers, with the keys of the environment or to simulators that this process serves on `port` of
 * 127.0.0.1 (0: any free port), with their state in the data folder; and the mail service.
 */
export async function connectServices(
  env: Environment,
  { dataDir, port }: { dataDir: string | null; port: number },
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
): Promise<Connected> {
  const mail = connectMail(env, dataDir)
  const simulator = await startSimulator({ folder: join(dataDir ?? tmpdir(), 'simulator'), port, now, log })
  const payments = connectProviders({
    ...{ env, now, simulatorOrigin: simulator.origin },
    tokenOf: (id) => tokenOfAttempt(db, id),
  })
  const stop = async () => {
    mail.transport.close()
    await simulator.stop()
  }
  return { payments, carriers: connectCarriers(env, simulator.origin), mail, stop }
}
