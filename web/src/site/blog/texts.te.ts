import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const blog: Translated<English> = {
  heading: 'బ్లాగ్',
  description: 'పరీక్షల సన్నద్ధతపై వ్యాసాలు: స్టడీ ప్లాన్‌లు, మాక్ టెస్ట్ విశ్లేషణ, రివిజన్, సమయ నిర్వహణ, పరీక్ష రోజు చిట్కాలు.',
  text: 'పరీక్షల సన్నద్ధతపై వ్యాసాలు: స్టడీ ప్లాన్‌లు, పద్ధతులు, పరీక్ష రోజు సూచనలు.',
  by: (author) => `రచన: ${author}`,
  minutes: (minutes) => `చదవడానికి ${minutes} ${minutes === 1 ? 'నిమిషం' : 'నిమిషాలు'}`,
  all: 'అన్ని వ్యాసాలు',
  you: 'మీరు ఇక్కడ ఉన్నారు',
  next: 'తర్వాత చదవండి',
  empty: {
    title: 'ఇంకా వ్యాసాలు లేవు',
    text: 'వ్యాసాలు ఇక్కడ వస్తాయి. అప్పటివరకు స్టడీ హబ్‌లోని నోట్స్ చదవండి.',
    action: 'స్టడీ హబ్‌కు వెళ్లండి',
  },
}
