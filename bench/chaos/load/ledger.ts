/** What the load did and what it was told. Everything that is looked up afterwards is in here. */
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

/** One save of a client that saves question by question; without a number of its own, so a repeated one may be stored again. */
export type Patch = {
  readonly question: number
  readonly choice?: string | null
  readonly marked?: boolean
  tries: number
  acknowledged: boolean
}

export type Outcome = {
  readonly result: {
    readonly total: number
    readonly attempted: number
    readonly correct: number
    readonly incorrect: number
  }
  readonly total_marks: number
  readonly test_json: readonly { readonly question_number: number; readonly user_choice: string | null }[]
}

export type Seat = {
  readonly studentId: number
  readonly token: string
  readonly kind: 'device' | 'direct'
  readonly handsIn: boolean
  readonly clocks: boolean
  attemptId: number
  /** The end as the server told it last. */
  expiresAt: string
  readonly openings: Opening[]
  readonly patches: Patch[]
  outcome: Outcome | null
  /** Calls that came to nothing: refused connections, cut ones, answers of 500 and more. */
  failures: number
  /** What the seat itself found wrong. */
  readonly found: string[]
}

export type Order = {
  readonly addresses: readonly string[]
  readonly testId: number
  readonly students: readonly { readonly id: number; readonly token: string }[]
  readonly seed: number
  /** Whether the times that are told can be held against this machine's clock. */
  readonly clocks: boolean
}

/** Of the load to who started it, and back. */
export type Report = { readonly kind: 'seated' } | { readonly kind: 'done'; readonly seats: readonly Seat[] }
export type Command = { readonly kind: 'begin'; readonly order: Order } | { readonly kind: 'finish' }
