/** What whoever runs the server can do something about: its message is one sentence, shown without a stack. */
export class ConfigError extends Error {}
