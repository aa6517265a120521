/** An error that the operator can fix: its message is one sentence, shown without a stack trace. */
export class ConfigError extends Error {}
