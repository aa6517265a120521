import type { TimeAdded } from '@pariksha/contract/attempts/time-added'
import { expect, test } from 'vitest'
import { followAddedTime } from './follow-added-time.ts'

type Reply = 'added' | 'quiet' | 'failed'

const gift = (seconds: number): TimeAdded => ({ seconds, reason: 'The power failed.', at: '2026-11-27T04:00:00Z' })

/** A phone that follows an attempt; the last call that it makes is a long poll. */
function aPhone(...given: number[]) {
  const all = given.map(gift)
  const told: number[] = []
  let fetched = 0
  const held: ((reply: Reply) => void)[] = []
  const listen = followAddedTime({
    next: () =>
      new Promise((resolve, reject) => {
        held.push((reply) =>
          reply === 'failed' ? reject(new Error('no network')) : resolve({ added: reply === 'added' }),
        )
      }),
    list: async () => [...all],
    fetchTime: async () => void fetched++,
    tell: ({ seconds }) => told.push(seconds),
    afterFailure: async () => {},
  })
  let listening = new AbortController()
  return {
    told,
    fetched: () => fetched,
    give: (seconds: number) => all.push(gift(seconds)),
    /** The page comes to the screen, and any call from before ends. */
    async show() {
      listening = new AbortController()
      void listen(listening.signal)
      await settled()
    },
    async hide() {
      listening.abort()
      held.pop()?.('failed')
      await settled()
    },
    async answer(reply: Reply) {
      held.pop()?.(reply)
      await settled()
    },
  }
}

const settled = () => new Promise((done) => setTimeout(done))

test('what staff add is told at once, and with it the new time is fetched; nothing that was added before', async () => {
  const phone = aPhone(60)
  await phone.show()
  phone.give(300)
  await phone.answer('added')
  expect([phone.told, phone.fetched()]).toEqual([[300], 1])
  await phone.answer('quiet')
  phone.give(120)
  await phone.answer('added')
  expect([phone.told, phone.fetched()]).toEqual([[300, 120], 2])
})

test('what staff added while the network was gone is told when it is back, once', async () => {
  const phone = aPhone(60)
  await phone.show()
  await phone.answer('quiet')
  phone.give(300)
  await phone.answer('failed')
  expect(phone.told).toEqual([300])
  await phone.answer('added') // the server had it still to tell
  expect(phone.told).toEqual([300])
})

test('what staff added while the page was hidden, as during a call, is told when it is shown again', async () => {
  const phone = aPhone()
  await phone.show()
  await phone.answer('quiet')
  await phone.hide()
  phone.give(300)
  phone.give(120)
  await phone.show()
  expect(phone.told).toEqual([300, 120])
})
