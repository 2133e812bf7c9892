import type { Environment } from '../environment'
import { bring, bringSettings } from './bring/carrier'
import { budbee, budbeeSettings } from './budbee/carrier'
import type { CarrierId, Carriers } from '../interfaces/carrier'
import { dao, daoSettings } from './dao/carrier'
import { dhl, dhlSettings } from './dhl/carrier'
import { gls, glsSettings } from './gls/carrier'
import { instabox, instaboxSettings } from './instabox/carrier'
import { postnord, postnordSettings } from './postnord/carrier'

/** A key that simulators accept: they accept any. */
const KEY = 'simulator'

/**
 * The carriers: each with the keys of the environment, or without keys its simulator at `simulatorOrigin`
 * (`http://127.0.0.1:4100`). Messages with the simulators' well-known keys are believed, and labels for returns booked with them,
 * in a shop of test payments only (`isTest`): no real parcel travels on a simulated label.
 */
export function connectCarriers(env: Environment, simulatorOrigin: string, isTest: boolean): Carriers {
  const at = (id: CarrierId) => `${simulatorOrigin}/${id}`
  const client = { clientId: KEY, clientSecret: KEY, messages: isTest ? { user: KEY, password: KEY } : null }
  return {
    postnord: postnord(
      postnordSettings(env) ?? {
        apiUrl: at('postnord'),
        apiKey: KEY,
        returns: isTest ? { customerNumber: KEY, applicationId: '1' } : null,
      },
    ),
    bring: bring(
      bringSettings(env) ?? {
        apiUrl: at('bring'),
        uid: KEY,
        key: KEY,
        clientUrl: simulatorOrigin,
        customerNumber: isTest ? KEY : null,
      },
    ),
    dhl: dhl(
      dhlSettings(env) ?? {
        locationUrl: at('dhl'),
        trackingUrl: at('dhl'),
        apiKey: KEY,
        returns: isTest ? { user: KEY, password: KEY, receiverId: KEY } : null,
      },
    ),
    dao: dao(daoSettings(env) ?? { apiUrl: at('dao'), customerId: KEY, code: KEY }),
    gls: gls(glsSettings(env) ?? { shopFinderUrl: at('gls'), trackingUrl: at('gls'), user: KEY, password: KEY }),
    budbee: budbee(budbeeSettings(env) ?? { apiUrl: at('budbee'), ...client }),
    instabox: instabox(instaboxSettings(env) ?? { tokenUrl: at('instabox'), availabilityUrl: at('instabox'), ...client }),
  }
}
