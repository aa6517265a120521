/** What a button does; one that cannot be used now keeps the focus, which a disabled one would lose. */
export const focusableWhileDisabled = (disabled: boolean, run: () => void) =>
  disabled ? { 'aria-disabled': true } : { onClick: run }
