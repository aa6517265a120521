import { rightLetter, wrongLetter } from '../../../server/src/testing/papers.ts'
import type { Place } from '../place.ts'
import { codes, END, LIVE, PRACTICE, startSeat } from './desk.ts'

/** Cheating has no advantage. Each returns the deviations. */

export async function forgedTimes(place: Place): Promise<string[]> {
  const seat = await startSeat(place, PRACTICE)
  const phone = await seat.open()
  const laptop = await seat.open()
  await laptop.delivers([laptop.types(1_000, 1, wrongLetter(1))])
  await seat.passes(END / 1000 + 1)
  await laptop.delivers([]) // first contact after the end
  await seat.passes(600)
  const forged = await laptop.delivers([
    laptop.types(END - 1, 1, rightLetter(1)),
    laptop.types(-9 * END, 2, rightLetter(2)),
  ])
  seat.isDue('dated back by a device with contact after the end', codes(forged), ['attempt_closed', 'attempt_closed'])
  const honestOnly = await phone.delivers([phone.types(END + 5_000, 3, rightLetter(3))], { settled: true })
  seat.isDue('typed after the end by a silent one', codes(honestOnly), ['attempt_closed'])
  const { outcome } = await seat.read()
  seat.isDue('result', outcome && [outcome.result.correct, outcome.result.attempted], [0, 1])
  seat.isDue('what was late is shown', outcome?.test_json[1]?.late_choice, rightLetter(2))
  return seat.found
}

export async function secondPhoneWaitsForTheSolutions(place: Place): Promise<string[]> {
  const seat = await startSeat(place, PRACTICE)
  const phone = await seat.open()
  await phone.delivers([phone.types(1_000, 1, wrongLetter(1))])
  const laptop = await seat.open()
  await laptop.delivers([laptop.types(2_000, 2, wrongLetter(2))])
  await seat.passes(END / 1000 + 60)
  const waiting = await seat.read()
  seat.isDue('while the phone is waited for', [waiting.status, waiting.outcome], ['closing', null])
  seat.isDue('nor is there another attempt', (await seat.start()).id, seat.id)
  const { test_json } = (await seat.submit()).body // finished without what is on the phone; now the solutions are open
  const learnt = test_json
    .slice(0, 9)
    .map(({ question_number, correct_choice }) => phone.types(END - 1_000, question_number, correct_choice))
  seat.isDue('what the phone says then', new Set(codes(await phone.delivers(learnt))), new Set(['attempt_closed']))
  const { outcome } = await seat.read()
  seat.isDue('result', outcome && [outcome.result.correct, outcome.result.attempted], [0, 2])
  return seat.found
}

export async function lateWindowOver(place: Place): Promise<string[]> {
  const seat = await startSeat(place, LIVE)
  const phone = await seat.open()
  await phone.delivers([phone.types(1_000, 1, rightLetter(1))])
  const typed = phone.types(2_000, 2, rightLetter(2))
  await seat.passes(END / 1000 + 200)
  seat.isDue('in the window', (await seat.read()).status, 'closing')
  await seat.passes(120)
  seat.isDue('after the window', (await seat.read()).status, 'completed')
  const reply = await phone.delivers([typed], { settled: true })
  seat.isDue('what comes then', codes(reply), ['attempt_closed'])
  const { outcome } = await seat.read()
  seat.isDue('result', [outcome?.result.correct, outcome?.test_json[1]?.late_choice], [1, rightLetter(2)])
  return seat.found
}

export async function moreTimeAskedFor(place: Place): Promise<string[]> {
  const seat = await startSeat(place, LIVE)
  await seat.open()
  await seat.passes(1200)
  const { expires_at } = await seat.read()
  for (const what of ['pause', 'resume']) {
    const { status } = await seat.call('POST', `${seat.path}${what}/`)
    seat.isDue(`${what} of a live test`, status, 409)
  }
  const laptop = await seat.open()
  await laptop.delivers([laptop.types(0, 1, rightLetter(1))])
  seat.isDue('the end', (await seat.read()).expires_at, expires_at)
  await seat.passes(END / 1000)
  const { status } = await seat.call('PATCH', `${seat.path}2/`, { user_choice: rightLetter(2) })
  seat.isDue('a save after the end', status, 409)
  const sum = (await seat.submit()).body.result
  seat.isDue('result', [sum.correct, sum.attempted], [1, 1])
  return seat.found
}
