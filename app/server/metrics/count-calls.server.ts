import { BackendError, isOutage } from '../../commerce/backend-error'
import type { Call } from '../../commerce/client.server'
import type { CallOutcome, Metrics } from './metrics'

/** The same calls, each counted with its outcome and time when it ends. */
export function countCalls(call: Call, metrics: Pick<Metrics, 'backendCall'>): Call {
  return async (name, options) => {
    const began = performance.now()
    const end = (outcome: CallOutcome) => metrics.backendCall(name, outcome, (performance.now() - began) / 1000)
    try {
      const called = await call(name, options)
      end('ok')
      return called
    } catch (error) {
      end(outcomeOf(error))
      throw error
    }
  }
}

function outcomeOf(error: unknown): CallOutcome {
  if (!isOutage(error)) return error instanceof BackendError ? 'refused' : 'outage'
  const { cause } = error
  return cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'outage'
}
