/** As the last `--disable-features` alone counts, Playwright's own that concern pages are repeated. */
const WITHOUT_FEATURES = [
  // every window renders two pages for the suggestions of its address bar: more than half of the time that opening it takes
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Of browsers that are measured, too. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // the headless shell does not estimate the network, and then loads lazy pictures from 3,000 pixels below the screen on
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  `--disable-features=${WITHOUT_FEATURES.join()}`,
]

/**
 * A page of a journey is open for seconds: optimizing its code takes longer than the code runs, a tenth of Chromium's time.
 * Positions in the source are noted when a function is compiled: the debugger asks for them at every request, and each
 * function on the stack would be parsed again.
 */
export const JOURNEY_FLAGS = [
  ...CHROMIUM_FLAGS,
  '--js-flags=--no-turbofan --no-maglev --no-enable-lazy-source-positions',
]
