/**
 * Puts the loaders' data, from which the browser hydrates, before `</body>`. Remix itself would stream it after `</html>`, which is
 * invalid HTML and costs a React render for each chunk. `stream` is the `serverHandoffStream` of Remix' entry context.
 */
export async function withHandOff(
  html: Buffer<ArrayBuffer>,
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<Buffer<ArrayBuffer>> {
  const data = await readText(stream)
  const end = html.lastIndexOf('</body>')
  // An error page in development has a document of its own.
  if (end === -1) return html
  const controller = 'window.__remixContext.streamController'
  const script = `<script nonce="${nonce}">${controller}.enqueue(${inScript(JSON.stringify(data))});${controller}.close();</script>`
  return Buffer.concat([html.subarray(0, end), Buffer.from(script), html.subarray(end)])
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** JSON may hold `</script>`, `<!--` and, in old browsers, line ends that JavaScript has and JSON lacks. */
function inScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
