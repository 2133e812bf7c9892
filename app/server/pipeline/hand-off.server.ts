/**
 * Puts the loaders' data, from which the browser hydrates, before `</body>`. Remix itself would stream it after `</html>`, which
 * is invalid HTML and costs a React render for each chunk. `stream` is the `serverHandoffStream` of Remix' entry context.
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
  const script = `<script nonce="${nonce}">${controller}.enqueue(${literalOf(data)});${controller}.close();</script>`
  return Buffer.concat([html.subarray(0, end), Buffer.from(script), html.subarray(end)])
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/**
 * Text as a literal of a script in a page. In single quotes, since the data is full of double ones, each of which would need a
 * backslash. Within a script only `<` can begin anything of HTML: `</script`, `<!--`.
 */
function literalOf(text: string): string {
  return `'${text.replace(/[\\'<\n\r\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`
}
