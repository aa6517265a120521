import { materialsOn, REASONING, type ShippedMaterial } from './material.ts'

const notes = materialsOn(REASONING, 'chapter_notes')

export const REASONING_NOTES: readonly ShippedMaterial[] = [
  notes(
    'coding-and-decoding',
    'Coding and Decoding',
    'Letter shifts, opposite letters, number codes and sentences in code: which rule to try first.',
  ),
  notes(
    'blood-relations',
    'Blood Relations',
    'Family trees with four signs, statements read from the end, and relations in symbols.',
  ),
  notes(
    'direction-sense',
    'Direction Sense',
    'Turns added like numbers, distances by right-angled triples, shadows, clocks and walks in code.',
  ),
  notes(
    'syllogisms',
    'Syllogisms',
    'Four kinds of statements, a table of conclusions, either-or pairs, possibilities and "only a few".',
  ),
  notes(
    'seating-arrangement',
    'Seating Arrangement',
    'A row, a circle and a building solved step by step, and the order of work that solves the rest.',
  ),
  notes(
    'number-series',
    'Number Series',
    'Differences, products, woven series and wrong numbers, with a rule for what to try when nothing works.',
  ),
  notes(
    'data-sufficiency',
    'Data Sufficiency',
    'When one statement is enough, when both are needed, and the traps between.',
    ['icet', 'mat', 'cat', 'bank', 'nimcet'],
  ),
]
