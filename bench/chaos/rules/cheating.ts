import { rightLetter, wrongLetter } from '../../../server/src/testing/papers/papers.ts'
import type { Installation } from '../installation.ts'
import { codes, END, LIVE, PRACTICE, startAttempt } from './attempt-driver.ts'

/** Cheating has no advantage. Each returns the deviations. */

export async function forgedTimes(installation: Installation): Promise<string[]> {
  const attempt = await startAttempt(installation, PRACTICE)
  const phone = await attempt.open()
  const laptop = await attempt.open()
  await laptop.delivers([laptop.types(1_000, 1, wrongLetter(1))])
  await attempt.passes(END / 1000 + 1)
  await laptop.delivers([]) // first contact after the end
  await attempt.passes(600)
  const forged = await laptop.delivers([
    laptop.types(END - 1, 1, rightLetter(1)),
    laptop.types(-9 * END, 2, rightLetter(2)),
  ])
  attempt.isDue('dated back by a device with contact after the end', codes(forged), [
    'attempt_closed',
    'attempt_closed',
  ])
  const honestOnly = await phone.delivers([phone.types(END + 5_000, 3, rightLetter(3))], { settled: true })
  attempt.isDue('typed after the end by a silent one', codes(honestOnly), ['attempt_closed'])
  const { outcome } = await attempt.read()
  attempt.isDue('result', outcome && [outcome.result.correct, outcome.result.attempted], [0, 1])
  attempt.isDue('what was late is shown', outcome?.test_json[1]?.late_choice, rightLetter(2))
  return attempt.violations
}

export async function secondPhoneWaitsForTheSolutions(installation: Installation): Promise<string[]> {
  const attempt = await startAttempt(installation, PRACTICE)
  const phone = await attempt.open()
  await phone.delivers([phone.types(1_000, 1, wrongLetter(1))])
  const laptop = await attempt.open()
  await laptop.delivers([laptop.types(2_000, 2, wrongLetter(2))])
  await attempt.passes(END / 1000 + 60)
  const waiting = await attempt.read()
  attempt.isDue('while the phone is waited for', [waiting.status, waiting.outcome], ['closing', null])
  attempt.isDue('nor is there another attempt', (await attempt.start()).id, attempt.id)
  const { test_json } = (await attempt.submit()).body // finished without what is on the phone; now the solutions are open
  const learnt = test_json
    .slice(0, 9)
    .map(({ question_number, correct_choice }) => phone.types(END - 1_000, question_number, correct_choice))
  attempt.isDue('what the phone says then', new Set(codes(await phone.delivers(learnt))), new Set(['attempt_closed']))
  const { outcome } = await attempt.read()
  attempt.isDue('result', outcome && [outcome.result.correct, outcome.result.attempted], [0, 2])
  return attempt.violations
}

export async function lateWindowOver(installation: Installation): Promise<string[]> {
  const attempt = await startAttempt(installation, LIVE)
  const phone = await attempt.open()
  await phone.delivers([phone.types(1_000, 1, rightLetter(1))])
  const typed = phone.types(2_000, 2, rightLetter(2))
  await attempt.passes(END / 1000 + 200)
  attempt.isDue('in the window', (await attempt.read()).status, 'closing')
  await attempt.passes(120)
  attempt.isDue('after the window', (await attempt.read()).status, 'completed')
  const reply = await phone.delivers([typed], { settled: true })
  attempt.isDue('what comes then', codes(reply), ['attempt_closed'])
  const { outcome } = await attempt.read()
  attempt.isDue('result', [outcome?.result.correct, outcome?.test_json[1]?.late_choice], [1, rightLetter(2)])
  return attempt.violations
}

export async function moreTimeAskedFor(installation: Installation): Promise<string[]> {
  const attempt = await startAttempt(installation, LIVE)
  await attempt.open()
  await attempt.passes(1200)
  const { expires_at } = await attempt.read()
  for (const what of ['pause', 'resume']) {
    const { status } = await attempt.call('POST', `${attempt.path}${what}/`)
    attempt.isDue(`${what} of a live test`, status, 409)
  }
  const laptop = await attempt.open()
  await laptop.delivers([laptop.types(0, 1, rightLetter(1))])
  attempt.isDue('the end', (await attempt.read()).expires_at, expires_at)
  await attempt.passes(END / 1000)
  const { status } = await attempt.call('PATCH', `${attempt.path}2/`, { user_choice: rightLetter(2) })
  attempt.isDue('a save after the end', status, 409)
  const sum = (await attempt.submit()).body.result
  attempt.isDue('result', [sum.correct, sum.attempted], [1, 1])
  return attempt.violations
}
