import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The body as it came over the wire: `fetch` would decompress it. Rejects for any status but 200. */
export function readRaw(address: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      if (answer.statusCode === 200) resolve(buffer(answer))
      else reject(new Error(`${address}: ${answer.statusCode ?? 'no answer'}`))
    }).on('error', reject)
  })
}
