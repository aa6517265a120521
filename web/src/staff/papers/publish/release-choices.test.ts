import { expect, test } from 'vitest'
import { releaseChoices } from './release-choices.ts'

const NOW = Date.parse('2026-12-01T06:00:00Z')

test.each([
  ['while devices may deliver', '2026-12-01T06:30:00Z', ['time', 'hand'], '2026-12-01T12:00'],
  ['until a second within a minute', '2026-12-01T06:30:15Z', ['time', 'hand'], '2026-12-01T12:01'],
  ['once they have delivered', '2026-12-01T06:00:00Z', ['now', 'time', 'hand'], undefined],
  ['of a test without a window', null, ['now', 'time', 'hand'], undefined],
])('what a release offers %s', (_, release_from, choices, earliest) => {
  expect(releaseChoices({ release_from }, NOW)).toEqual({ choices, earliest })
})
