/** What the load sent and what was acknowledged, for the verification. */
export type TypedAction = {
  readonly seq: number
  readonly at: number
  readonly question_number: number
  readonly user_choice?: string | null
  readonly marked_review?: boolean
}

/** One opening of an attempt on a device. */
export type Opening = {
  readonly device: string
  readonly epoch: number
  /** Everything typed, sent or not. */
  readonly typed: TypedAction[]
  readonly acknowledged: number[]
  readonly refused: { readonly seq: number; readonly code: string }[]
}

/** One save of a client without sequence numbers, so a retry may be stored twice. */
export type Patch = {
  readonly question: number
  readonly choice?: string | null
  readonly marked?: boolean
  tries: number
  acknowledged: boolean
}

export type SubmittedResult = {
  readonly result: {
    readonly total: number
    readonly attempted: number
    readonly correct: number
    readonly incorrect: number
  }
  readonly total_marks: number
  readonly test_json: readonly { readonly question_number: number; readonly user_choice: string | null }[]
}

export type StudentLedger = {
  readonly studentId: number
  readonly token: string
  readonly kind: 'device' | 'direct'
  readonly submits: boolean
  readonly clocks: boolean
  attemptId: number
  /** The deadline in the last reply. */
  expiresAt: string
  readonly openings: Opening[]
  readonly patches: Patch[]
  outcome: SubmittedResult | null
  /** Failed calls: refused or lost connections, status 500 and above. */
  failures: number
  /** Violations that the load itself notices. */
  readonly violations: string[]
}

export type LoadConfig = {
  readonly addresses: readonly string[]
  readonly testId: number
  readonly students: readonly { readonly id: number; readonly token: string }[]
  readonly seed: number
  /** Whether times in replies can be compared with this machine's clock. */
  readonly clocks: boolean
}

/** Messages from the load process to its parent, and back. */
export type Report =
  | { readonly kind: 'started' }
  | { readonly kind: 'done'; readonly ledgers: readonly StudentLedger[] }
export type Command = { readonly kind: 'begin'; readonly config: LoadConfig } | { readonly kind: 'finish' }
