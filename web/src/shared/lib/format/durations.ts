const two = (value: number) => String(value).padStart(2, '0')

/** 9000 s: "02:30:00". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':')
}

/** 2407 s: "40:07". */
export function minutesText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 60), whole % 60].map(two).join(':')
}

/** 350 s: 6. Never less than one. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60))
}
