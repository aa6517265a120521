import type { CollectionName } from '@pariksha/contract/site/collections/collections'
import type { DescriptionsOf } from './description.ts'
import { examsDescription } from './exams-description.ts'
import { FAMILIES } from './families.ts'
import { HOME } from './home-descriptions.ts'
import { PACKAGES } from './packages-description.ts'
import { STUDY } from './study-descriptions.ts'

/** The forms of all collections, in the order of the menu. */
export const DESCRIPTIONS: DescriptionsOf<CollectionName> = {
  ...HOME,
  exams: examsDescription(FAMILIES),
  ...PACKAGES,
  ...STUDY,
}
