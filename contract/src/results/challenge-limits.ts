/** What a student says is wrong with a question. Without the schemas, which the dialog does not need. */
export const CLAIMS = ['another-answer', 'several-answers', 'none', 'ambiguous', 'text-wrong'] as const
export type Claim = (typeof CLAIMS)[number]

/** A picture (PNG, JPEG, WebP, AVIF) or a PDF. */
export const MAX_ATTACHMENT_BYTES = 3 * 1024 * 1024
export const MAX_CHALLENGE_REASON = 2000
