const TOGETHER = 5

/**
 * The answers to `count` requests, in order; `ask` gets 0 to `count - 1`. Five are sent at a time: an answer that takes the same 150 ms
 * whether an address is known or not would otherwise be waited for as often as there are requests, and more at a time could be answered
 * late on a busy machine.
 */
export async function inFives<Answer>(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < count) {
    const size = Math.min(TOGETHER, count - answers.length)
    const first = answers.length
    answers.push(...(await Promise.all(Array.from({ length: size }, (_, at) => ask(first + at)))))
  }
  return answers
}
