import { CONCLUSION } from '../forms.ts'
import { judgements } from '../table.ts'

export const MORE_CONCLUSIONS = judgements(
  CONCLUSION,
  `
ripe-mangoes | easy | first
All mangoes in this basket are ripe. Some of the mangoes in it are from Nuzvid. | ఈ బుట్టలోని మామిడి పండ్లన్నీ పండినవే. వాటిలో కొన్ని నూజివీడువి. | इस टोकरी के सभी आम पके हैं। उनमें से कुछ नूज़वीड के हैं।
Some mangoes from Nuzvid are ripe. | నూజివీడు మామిడి పండ్లలో కొన్ని పండినవి. | नूज़वीड के कुछ आम पके हैं।
All ripe mangoes are in this basket. | పండిన మామిడి పండ్లన్నీ ఈ బుట్టలోనే ఉన్నాయి. | सभी पके आम इसी टोकरी में हैं।
Those from Nuzvid in the basket are ripe like all in it (I). That all in it are ripe does not put all ripe ones into it (II). | బుట్టలోని నూజివీడు పండ్లు కూడా అన్నింటిలాగే పండినవే (I). బుట్టలోనివన్నీ పండినవైనంత మాత్రాన పండినవన్నీ బుట్టలో ఉన్నట్లు కాదు (II). | टोकरी के नूज़वीड वाले आम भी पके हैं (I)। टोकरी के सब आम पके होने से सब पके आम टोकरी में नहीं हो जाते (II)।

no-sunday-bus | easy | second
No bus goes to the village on Sundays. Today a bus went to the village. | ఆదివారాల్లో ఆ గ్రామానికి బస్సు వెళ్లదు. ఈ రోజు గ్రామానికి బస్సు వెళ్లింది. | रविवार को गाँव कोई बस नहीं जाती। आज गाँव एक बस गई।
A bus goes to the village on every other day. | మిగతా అన్ని రోజుల్లో గ్రామానికి బస్సు వెళ్తుంది. | बाक़ी हर दिन गाँव बस जाती है।
Today is not a Sunday. | ఈ రోజు ఆదివారం కాదు. | आज रविवार नहीं है।
Were it Sunday, no bus would have gone (II). Of the six other days only today is told (I). | ఆదివారమైతే బస్సు వెళ్లేది కాదు (II). మిగతా ఆరు రోజుల్లో ఈ రోజు గురించి మాత్రమే చెప్పారు (I). | रविवार होता तो बस नहीं जाती (II)। बाक़ी छह दिनों में केवल आज की बात कही गई है (I)।

house-or-allowance | medium | both
Every employee gets a house or an allowance for rent, and nobody gets both. Meena, an employee, got no house. | ప్రతి ఉద్యోగికి ఇల్లు లేదా ఇంటి అద్దె భత్యం ఇస్తారు; రెండూ ఎవరికీ ఇవ్వరు. ఉద్యోగి అయిన మీనాకు ఇల్లు రాలేదు. | हर कर्मचारी को मकान या किराया भत्ता मिलता है, दोनों किसी को नहीं। कर्मचारी मीना को मकान नहीं मिला।
Meena gets the allowance. | మీనాకు భత్యం వస్తుంది. | मीना को भत्ता मिलता है।
Nobody who has a house from the company gets the allowance. | ఇల్లు పొందిన ఉద్యోగి ఎవరికీ భత్యం రాదు. | जिस कर्मचारी को मकान मिला है उसे भत्ता नहीं मिलता।
Every employee gets one of the two, and Meena does not get the house (I); nobody gets both (II). | ప్రతి ఉద్యోగికీ రెండింటిలో ఒకటి వస్తుంది, మీనాకు ఇల్లు రాలేదు (I); రెండూ ఎవరికీ రావు (II). | हर कर्मचारी को दो में से एक मिलता है और मीना को मकान नहीं मिला (I); दोनों किसी को नहीं मिलते (II)।

most-passed | medium | neither
Most of the students who took the course passed the test. | ఆ కోర్సు తీసుకున్న విద్యార్థుల్లో ఎక్కువ మంది పరీక్షలో ఉత్తీర్ణులయ్యారు. | वह पाठ्यक्रम लेने वाले अधिकतर विद्यार्थी परीक्षा में उत्तीर्ण हुए।
Most of those who did not take the course failed. | కోర్సు తీసుకోనివారిలో ఎక్కువ మంది తప్పారు. | पाठ्यक्रम न लेने वाले अधिकतर विद्यार्थी अनुत्तीर्ण हुए।
Most of those who passed had taken the course. | ఉత్తీర్ణులైనవారిలో ఎక్కువ మంది కోర్సు తీసుకున్నవారే. | उत्तीर्ण होने वालों में से अधिकतर ने पाठ्यक्रम लिया था।
Nothing is said of those who did not take it (I); they may be many and have passed as well, and then II is wrong. | కోర్సు తీసుకోనివారి గురించి ఏమీ చెప్పలేదు (I); వారు చాలా మంది ఉండి ఉత్తీర్ణులై ఉంటే II తప్పు. | पाठ्यक्रम न लेने वालों के बारे में कुछ नहीं कहा गया (I); वे बहुत हों और उत्तीर्ण हुए हों तो II ग़लत है।

paper-and-magazine | hard | first
Of the 50 families in a street 40 take a newspaper and 20 take a magazine. | ఒక వీధిలోని 50 కుటుంబాల్లో 40 కుటుంబాలు దినపత్రిక, 20 కుటుంబాలు వారపత్రిక తెప్పించుకుంటాయి. | एक गली के 50 परिवारों में से 40 समाचार-पत्र और 20 पत्रिका लेते हैं।
At least 10 families take both. | కనీసం 10 కుటుంబాలు రెండూ తెప్పించుకుంటాయి. | कम से कम 10 परिवार दोनों लेते हैं।
Every family of the street takes a newspaper or a magazine. | వీధిలోని ప్రతి కుటుంబం దినపత్రిక లేదా వారపత్రిక తెప్పించుకుంటుంది. | गली का हर परिवार समाचार-पत्र या पत्रिका लेता है।
40 + 20 = 60 is 10 more than 50, so at least 10 take both (I). All 20 may be among the 40; then 10 families take neither (II). | 40 + 20 = 60, ఇది 50 కంటే 10 ఎక్కువ; కాబట్టి కనీసం 10 రెండూ తీసుకుంటాయి (I). 20 కుటుంబాలూ ఆ 40లోనే ఉంటే 10 కుటుంబాలు ఏదీ తీసుకోవు (II). | 40 + 20 = 60, जो 50 से 10 अधिक है; अतः कम से कम 10 दोनों लेते हैं (I)। 20 परिवार 40 में ही हो सकते हैं; तब 10 परिवार कुछ नहीं लेते (II)।

ten-up-ten-down | medium | second
The price of onions rose by 10% in March and fell by 10% in April. | ఉల్లిపాయల ధర మార్చిలో 10% పెరిగి, ఏప్రిల్‌లో 10% తగ్గింది. | प्याज़ का दाम मार्च में 10% बढ़ा और अप्रैल में 10% घटा।
At the end of April the price was what it had been before March. | ఏప్రిల్ చివరి ధర, మార్చికి ముందున్న ధర ఒక్కటే. | अप्रैल के अंत में दाम उतना ही था जितना मार्च से पहले।
At the end of April the price was lower than before March. | ఏప్రిల్ చివరి ధర మార్చికి ముందున్న ధర కంటే తక్కువ. | अप्रैल के अंत में दाम मार्च से पहले के दाम से कम था।
The fall is 10% of the higher price: 100 becomes 110 and then 110 − 11 = 99 (II). | తగ్గినది పెరిగిన ధరలో 10%: 100 → 110, ఆ తర్వాత 110 − 11 = 99 (II). | कमी बढ़े हुए दाम का 10% है: 100 से 110, फिर 110 − 11 = 99 (II)।

river-mark | hard | both
Whenever the river stands above the mark, the school is closed. On Monday the school was open. | నది నీరు గుర్తును దాటినప్పుడల్లా పాఠశాల మూసి ఉంటుంది. సోమవారం పాఠశాల తెరిచి ఉంది. | जब भी नदी चिह्न से ऊपर होती है, विद्यालय बंद रहता है। सोमवार को विद्यालय खुला था।
On Monday the river did not stand above the mark. | సోమవారం నది నీరు గుర్తును దాటలేదు. | सोमवार को नदी चिह्न से ऊपर नहीं थी।
On no day on which the school is open does the river stand above the mark. | పాఠశాల తెరిచి ఉన్న ఏ రోజునా నది నీరు గుర్తును దాటి ఉండదు. | जिस दिन विद्यालय खुला हो, नदी चिह्न से ऊपर नहीं होती।
Were the river above the mark, the school would be closed: so on Monday (I) and on any day when it is open (II) the river is not above it. | నీరు గుర్తును దాటితే పాఠశాల మూసి ఉండాలి; కాబట్టి సోమవారం (I), తెరిచి ఉన్న ఏ రోజైనా (II) నీరు గుర్తును దాటలేదు. | नदी चिह्न से ऊपर होती तो विद्यालय बंद होता; अतः सोमवार को (I) और खुले रहने के किसी भी दिन (II) नदी ऊपर नहीं थी।

match-put-off | hard | neither
When it rains, the match is put off. The match of Saturday was put off. | వర్షం పడితే మ్యాచ్ వాయిదా పడుతుంది. శనివారం మ్యాచ్ వాయిదా పడింది. | वर्षा होने पर मैच टल जाता है। शनिवार का मैच टल गया।
It rained on Saturday. | శనివారం వర్షం పడింది. | शनिवार को वर्षा हुई।
The match is played on Sunday. | మ్యాచ్ ఆదివారం జరుగుతుంది. | मैच रविवार को होगा।
Rain is one reason to put a match off; there may have been another (I). The new day is not told (II). | మ్యాచ్ వాయిదాకు వర్షం ఒక కారణం; మరో కారణం ఉండవచ్చు (I). కొత్త తేదీ చెప్పలేదు (II). | वर्षा मैच टलने का एक कारण है; कोई और कारण भी हो सकता है (I)। नया दिन नहीं बताया गया (II)।

members-borrow | easy | first
Only members may borrow books from this library. Suresh is not a member. | ఈ గ్రంథాలయం నుండి సభ్యులు మాత్రమే పుస్తకాలు తీసుకెళ్లవచ్చు. సురేష్ సభ్యుడు కాదు. | इस पुस्तकालय से केवल सदस्य पुस्तकें ले जा सकते हैं। सुरेश सदस्य नहीं है।
Suresh may not borrow books from this library. | సురేష్ ఈ గ్రంథాలయం నుండి పుస్తకాలు తీసుకెళ్లకూడదు. | सुरेश इस पुस्तकालय से पुस्तकें नहीं ले जा सकता।
Every member borrows books from this library. | ప్రతి సభ్యుడూ ఈ గ్రంథాలయం నుండి పుస్తకాలు తీసుకెళ్తారు. | हर सदस्य इस पुस्तकालय से पुस्तकें ले जाता है।
Who is not a member may not borrow (I). Members may, but nothing says that all of them do (II). | సభ్యులు కానివారు తీసుకెళ్లకూడదు (I). సభ్యులు తీసుకెళ్లవచ్చు, కానీ అందరూ తీసుకెళ్తారని లేదు (II). | जो सदस्य नहीं वह नहीं ले जा सकता (I)। सदस्य ले जा सकते हैं, पर सब ले जाते हैं ऐसा नहीं कहा गया (II)।

kabaddi-share | medium | second
A school has 600 girls and 400 boys. 60 of the girls and 60 of the boys play kabaddi. | ఒక పాఠశాలలో 600 మంది బాలికలు, 400 మంది బాలురు ఉన్నారు. వారిలో 60 మంది బాలికలు, 60 మంది బాలురు కబడ్డీ ఆడతారు. | एक विद्यालय में 600 लड़कियाँ और 400 लड़के हैं। 60 लड़कियाँ और 60 लड़के कबड्डी खेलते हैं।
More girls than boys play kabaddi. | కబడ్డీ ఆడే బాలికలు బాలుర కంటే ఎక్కువ. | कबड्डी खेलने वाली लड़कियाँ लड़कों से अधिक हैं।
Kabaddi is played by a larger share of the boys than of the girls. | కబడ్డీ ఆడేవారి శాతం బాలికల్లో కంటే బాలుర్లో ఎక్కువ. | लड़कों में कबड्डी खेलने वालों का प्रतिशत लड़कियों से अधिक है।
The numbers are equal, so I is wrong. 60 of 400 are 15%, 60 of 600 are 10% (II). | సంఖ్యలు సమానం, కాబట్టి I తప్పు. 400లో 60 అంటే 15%, 600లో 60 అంటే 10% (II). | संख्याएँ बराबर हैं, इसलिए I ग़लत है। 400 में 60 यानी 15%, 600 में 60 यानी 10% (II)।

two-averages | hard | neither
The average mark of class A is higher than that of class B. | ఎ తరగతి సగటు మార్కులు బి తరగతి సగటు కంటే ఎక్కువ. | कक्षा ए के औसत अंक कक्षा बी के औसत से अधिक हैं।
The highest mark of the two classes is in class A. | రెండు తరగతుల్లో అత్యధిక మార్కులు ఎ తరగతిలో ఉన్నాయి. | दोनों कक्षाओं के सबसे अधिक अंक कक्षा ए में हैं।
The lowest mark of the two classes is in class B. | రెండు తరగతుల్లో అత్యల్ప మార్కులు బి తరగతిలో ఉన్నాయి. | दोनों कक्षाओं के सबसे कम अंक कक्षा बी में हैं।
With 60 and 70 in class A and 40 and 80 in class B the highest is in B (I). With 20 and 100 against 50 and 60 the lowest is in A (II). | ఎ తరగతిలో 60, 70, బి తరగతిలో 40, 80 అయితే అత్యధికం బిలో ఉంది (I). ఎలో 20, 100, బిలో 50, 60 అయితే అత్యల్పం ఎలో ఉంది (II). | ए में 60, 70 और बी में 40, 80 हों तो सबसे अधिक बी में है (I)। ए में 20, 100 और बी में 50, 60 हों तो सबसे कम ए में है (II)।

trained-nurses | easy | both
All nurses of the hospital are trained. Some of these nurses work at night. | ఆసుపత్రి నర్సులందరూ శిక్షణ పొందినవారే. వారిలో కొందరు రాత్రి పనిచేస్తారు. | अस्पताल की सभी नर्सें प्रशिक्षित हैं। उनमें से कुछ रात को काम करती हैं।
Some of those who work at night are trained. | రాత్రి పనిచేసేవారిలో కొందరు శిక్షణ పొందినవారు. | रात को काम करने वालों में से कुछ प्रशिक्षित हैं।
Nobody without training is a nurse of the hospital. | శిక్షణ పొందనివారు ఎవరూ ఆసుపత్రిలో నర్సు కారు. | बिना प्रशिक्षण कोई अस्पताल की नर्स नहीं है।
The nurses of the night are trained like all (I). “All nurses are trained” says the same as “nobody untrained is a nurse” (II). | రాత్రి నర్సులు కూడా అందరిలాగే శిక్షణ పొందినవారు (I). “నర్సులందరూ శిక్షణ పొందినవారు” అన్నా II అన్నా ఒకటే. | रात की नर्सें भी सबकी तरह प्रशिक्षित हैं (I)। “सभी नर्सें प्रशिक्षित हैं” और II का अर्थ एक ही है।

thirteen-members | medium | first
A committee has thirteen members. | ఒక సంఘంలో పదమూడు మంది సభ్యులున్నారు. | एक समिति में तेरह सदस्य हैं।
At least two members were born in the same month of the year. | కనీసం ఇద్దరు సభ్యులు ఒకే నెలలో పుట్టారు. | कम से कम दो सदस्यों का जन्म एक ही महीने में हुआ।
At least one member was born in January. | కనీసం ఒక సభ్యుడు జనవరిలో పుట్టారు. | कम से कम एक सदस्य का जन्म जनवरी में हुआ।
There are twelve months and thirteen members, so one month comes twice (I). Months may be left out, January too (II). | నెలలు పన్నెండు, సభ్యులు పదమూడు మంది; కాబట్టి ఒక నెల రెండుసార్లు వస్తుంది (I). కొన్ని నెలల్లో ఎవరూ పుట్టకపోవచ్చు, జనవరి కూడా (II). | महीने बारह और सदस्य तेरह हैं, अतः कोई महीना दो बार आता है (I)। कुछ महीने छूट सकते हैं, जनवरी भी (II)।
`,
)
