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
Cricket; క్రికెట్; क्रिकेट
Football; ఫుట్‌బాల్; फ़ुटबॉल
Hockey; హాకీ; हॉकी
Tennis; టెన్నిస్; टेनिस
Table tennis; టేబుల్ టెన్నిస్; टेबल टेनिस
Badminton; బ్యాడ్మింటన్; बैडमिंटन
Chess; చెస్; शतरंज
Kabaddi; కబడ్డీ; कबड्डी
Kho-Kho; ఖో-ఖో; खो-खो
Boxing; బాక్సింగ్; मुक्केबाज़ी
Shooting; షూటింగ్; निशानेबाज़ी
Golf; గోల్ఫ్; गोल्फ़
Polo; పోలో; पोलो
Billiards; బిలియర్డ్స్; बिलियर्ड्स
Basketball; బాస్కెట్‌బాల్; बास्केटबॉल
Swimming; ఈత; तैराकी
Wrestling; కుస్తీ; कुश्ती
Fencing; ఫెన్సింగ్; तलवारबाज़ी
Volleyball; వాలీబాల్; वॉलीबॉल
Rugby; రగ్బీ; रग्बी
Baseball; బేస్‌బాల్; बेसबॉल
Judo; జూడో; जूडो
Ice hockey; ఐస్ హాకీ; आइस हॉकी
Yachting; యాచింగ్ (పడవ పందెం); नौकायन (याटिंग)
Thorium; థోరియం; थोरियम
`
