/** Words that are cells of many rows. */
export const WORDS = `
Iron; ఇనుము; लोहा
Aluminium; అల్యూమినియం; ऐलुमिनियम
Copper; రాగి; ताँबा
Zinc; జింక్; जस्ता
Lead; సీసం; सीसा
Mercury; పాదరసం; पारा
Tin; తగరం; टिन
Silver; వెండి; चाँदी
Gold; బంగారం; सोना
Manganese; మాంగనీస్; मैंगनीज़
Magnesium; మెగ్నీషియం; मैग्नीशियम
Titanium; టైటానియం; टाइटेनियम
Tungsten; టంగ్‌స్టన్; टंगस्टन
Uranium; యురేనియం; यूरेनियम
Thorium; థోరియం; थोरियम
`
