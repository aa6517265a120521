export const ratio = (value: number): string => value.toFixed(2)
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`
export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
export const seconds = (millis: number): string => `${(millis / 1000).toFixed(1)} s`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
