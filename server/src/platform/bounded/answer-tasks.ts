/** A message of a bounded process: any number of parts, then the answer. An answer also signals that it is ready for tasks. */
export type ProcessMessage = { readonly part: unknown } | { readonly answer: unknown }

type SendPart = (part: unknown) => Promise<void>

/**
 * The program of a bounded process: answers the tasks of its parent, one at a time. What it needs is loaded before. What is
 * large goes in parts, so that taking it in does not hold up everything else that the parent does. An error that is not caught
 * ends the process, with its trace on the error output of the server.
 */
export function answerTasks<Task>(answer: (task: Task, sendPart: SendPart) => unknown): void {
  // the parent ends it, also where a terminal or the system sends a signal to all processes at once
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.once('disconnect', () => process.exit(0))
  const send = (message: ProcessMessage) => new Promise<void>((done) => process.send?.(message, () => done()))
  process.on('message', async (task: Task) => {
    await send({ answer: (await answer(task, (part) => send({ part }))) ?? null })
  })
  void send({ answer: null })
}
