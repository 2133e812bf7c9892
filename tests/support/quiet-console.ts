import { format } from 'node:util'

const LEVELS = ['error', 'warn'] as const
type Level = (typeof LEVELS)[number]
type Console = Pick<globalThis.Console, Level>

/**
 * Records `console.error` and `console.warn`, and passes each unexpected message on. `expect` announces a message of the test;
 * `settle` throws for each unexpected and each missing message, then resets.
 */
export function quietConsole(target: Console) {
  const heard: { level: Level; text: string }[] = []
  const expected: { level: Level; like: RegExp }[] = []

  for (const level of LEVELS) {
    const say = target[level].bind(target)
    target[level] = (...parts: unknown[]) => {
      const text = format(...parts)
      heard.push({ level, text })
      if (!expected.some((entry) => entry.level === level && entry.like.test(text))) say(...parts)
    }
  }

  return {
    expect(level: Level, like: RegExp) {
      expected.push({ level, like })
    },
    settle() {
      const unexpected = heard.filter(
        ({ level, text }) => !expected.some((entry) => entry.level === level && entry.like.test(text)),
      )
      const missing = expected.filter(({ level, like }) => !heard.some((entry) => entry.level === level && like.test(entry.text)))
      heard.length = expected.length = 0
      const complaints = [
        ...unexpected.map(({ level, text }) => `console.${level} was called: ${text}`),
        ...missing.map(({ level, like }) => `console.${level} was expected and not called: ${like}`),
      ]
      if (complaints.length) throw new Error(complaints.join('\n'))
    },
  }
}
