import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

/**
 * `bare-server.ts PORT FILE`: a node:http server that answers everything with the bytes of a
 * file, as the measure of what is possible.
 */
const [port, file = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length }
createServer((_, answer) => answer.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1')
