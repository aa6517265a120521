/** Signing in as staff: the second step, and again after the session ended. */
export const signInTexts = {
  secondStep: {
    title: 'Enter your code',
    text: 'Open the authenticator app on your phone and enter the 6-digit code it shows.',
    code: 'Code',
    hint: 'If you do not have your phone, enter one of your recovery codes.',
    submit: 'Continue',
    failed: 'The server could not be reached. Check your internet connection and try again.',
    wait: (seconds: number) => {
      const minutes = Math.ceil(seconds / 60)
      return `Too many attempts. Please try again after ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`
    },
  },
  waiting: {
    title: 'Waiting for an owner to confirm you',
    text: 'Your authenticator app is set up. Before you can use the staff pages, an owner has to confirm that it is really you. The owners have been informed by e-mail; you can also call one of them.',
    again: 'Check again',
  },
  again: {
    title: 'Sign in again',
    text: 'Your session has ended. What you typed is still on this page. Sign in to save it.',
    email: 'E-mail',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    submit: 'Sign in',
    later: 'Later',
    failed: 'The server could not be reached. Check your internet connection and try again.',
    other: 'This is a different account. Please sign in with the account you were using.',
  },
  enrol: {
    title: 'Set up your authenticator app',
    text: 'Staff sign in with a password and a 6-digit code from an app on the phone. Install an authenticator app first, for example Google Authenticator.',
    scan: 'Scan this QR code with the app',
    picture: 'QR code for the authenticator app',
    open: 'The app is on this phone: open it with the key',
    type: 'Or enter this key in the app',
    code: 'Then enter the 6-digit code the app shows',
    submit: 'Set up',
  },
  recovery: {
    title: 'Your recovery codes',
    text: 'If you do not have your phone, sign in with one of these codes. Each code works once. Keep these codes somewhere safe, not on your phone. They are not shown again.',
    save: 'Download as a file',
    done: 'I have saved the codes',
    renew: 'New recovery codes',
    renewText: 'You will get ten new codes. Your old recovery codes will stop working.',
    failed: 'No new codes were made: the server could not be reached. Check your internet connection and try again.',
    left: (count: number) =>
      `${count === 1 ? '1 recovery code' : `${count} recovery codes`} left. Get new codes on the Overview page.`,
  },
} as const
