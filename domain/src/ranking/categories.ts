/**
 * Categories of candidates with cut-offs of their own, as notices of examinations abbreviate them: unreserved, economically
 * weaker sections, other backward classes, scheduled castes, scheduled tribes, persons with benchmark disabilities,
 * ex-servicemen. The table `cut_offs` refuses others.
 */
export const CATEGORIES = ['UR', 'EWS', 'OBC', 'SC', 'ST', 'PwBD', 'ExSM'] as const
export type Category = (typeof CATEGORIES)[number]
