import { AWARENESS, materialsOn, type ShippedMaterial } from './material.ts'

const digest = materialsOn(AWARENESS, 'digest')

/** What does not change from week to week. */
export const DIGESTS: readonly ShippedMaterial[] = [
  digest(
    'indian-constitution',
    'The Constitution of India',
    'Making, sources, rights, organs and amendments: the standing part of every polity paper.',
    ['ssc_cgl', 'rrb_ntpc', 'afcat', 'bank'],
  ),
  digest(
    'geography-of-india',
    'Geography of India',
    'Mountains, passes, rivers, dams, lakes, soils, crops and parks, arranged to be remembered.',
    ['ssc_cgl', 'rrb_ntpc', 'afcat'],
  ),
  digest(
    'banking-awareness',
    'Banking Awareness',
    'The Reserve Bank, kinds of banks, accounts, cheques, payments, bad loans and regulators.',
    ['bank', 'ssc_cgl', 'mat'],
  ),
]
