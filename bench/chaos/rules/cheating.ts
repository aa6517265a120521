import { rightLetter, wrongLetter } from '../../../server/src/testing/papers/papers.ts'
import type { Place } from '../place.ts'
import { codes, END, LIVE, PRACTICE, startSitting } from './sitting.ts'

/** Cheating has no advantage. Each returns the deviations. */

export async function forgedTimes(place: Place): Promise<string[]> {
  const sitting = await startSitting(place, PRACTICE)
  const phone = await sitting.open()
  const laptop = await sitting.open()
  await laptop.delivers([laptop.types(1_000, 1, wrongLetter(1))])
  await sitting.passes(END / 1000 + 1)
  await laptop.delivers([]) // first contact after the end
  await sitting.passes(600)
  const forged = await laptop.delivers([
    laptop.types(END - 1, 1, rightLetter(1)),
    laptop.types(-9 * END, 2, rightLetter(2)),
  ])
  sitting.isDue('dated back by a device with contact after the end', codes(forged), [
    'attempt_closed',
    'attempt_closed',
  ])
  const honestOnly = await phone.delivers([phone.types(END + 5_000, 3, rightLetter(3))], { settled: true })
  sitting.isDue('typed after the end by a silent one', codes(honestOnly), ['attempt_closed'])
  const { outcome } = await sitting.read()
  sitting.isDue('result', outcome && [outcome.result.correct, outcome.result.attempted], [0, 1])
  sitting.isDue('what was late is shown', outcome?.test_json[1]?.late_choice, rightLetter(2))
  return sitting.found
}

export async function secondPhoneWaitsForTheSolutions(place: Place): Promise<string[]> {
  const sitting = await startSitting(place, PRACTICE)
  const phone = await sitting.open()
  await phone.delivers([phone.types(1_000, 1, wrongLetter(1))])
  const laptop = await sitting.open()
  await laptop.delivers([laptop.types(2_000, 2, wrongLetter(2))])
  await sitting.passes(END / 1000 + 60)
  const waiting = await sitting.read()
  sitting.isDue('while the phone is waited for', [waiting.status, waiting.outcome], ['closing', null])
  sitting.isDue('nor is there another attempt', (await sitting.start()).id, sitting.id)
  const { test_json } = (await sitting.submit()).body // finished without what is on the phone; now the solutions are open
  const learnt = test_json
    .slice(0, 9)
    .map(({ question_number, correct_choice }) => phone.types(END - 1_000, question_number, correct_choice))
  sitting.isDue('what the phone says then', new Set(codes(await phone.delivers(learnt))), new Set(['attempt_closed']))
  const { outcome } = await sitting.read()
  sitting.isDue('result', outcome && [outcome.result.correct, outcome.result.attempted], [0, 2])
  return sitting.found
}

export async function lateWindowOver(place: Place): Promise<string[]> {
  const sitting = await startSitting(place, LIVE)
  const phone = await sitting.open()
  await phone.delivers([phone.types(1_000, 1, rightLetter(1))])
  const typed = phone.types(2_000, 2, rightLetter(2))
  await sitting.passes(END / 1000 + 200)
  sitting.isDue('in the window', (await sitting.read()).status, 'closing')
  await sitting.passes(120)
  sitting.isDue('after the window', (await sitting.read()).status, 'completed')
  const reply = await phone.delivers([typed], { settled: true })
  sitting.isDue('what comes then', codes(reply), ['attempt_closed'])
  const { outcome } = await sitting.read()
  sitting.isDue('result', [outcome?.result.correct, outcome?.test_json[1]?.late_choice], [1, rightLetter(2)])
  return sitting.found
}

export async function moreTimeAskedFor(place: Place): Promise<string[]> {
  const sitting = await startSitting(place, LIVE)
  await sitting.open()
  await sitting.passes(1200)
  const { expires_at } = await sitting.read()
  for (const what of ['pause', 'resume']) {
    const { status } = await sitting.call('POST', `${sitting.path}${what}/`)
    sitting.isDue(`${what} of a live test`, status, 409)
  }
  const laptop = await sitting.open()
  await laptop.delivers([laptop.types(0, 1, rightLetter(1))])
  sitting.isDue('the end', (await sitting.read()).expires_at, expires_at)
  await sitting.passes(END / 1000)
  const { status } = await sitting.call('PATCH', `${sitting.path}2/`, { user_choice: rightLetter(2) })
  sitting.isDue('a save after the end', status, 409)
  const sum = (await sitting.submit()).body.result
  sitting.isDue('result', [sum.correct, sum.attempted], [1, 1])
  return sitting.found
}
