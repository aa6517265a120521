import { ASSUMPTION } from '../forms.ts'
import { judgements } from '../table.ts'

export const MORE_ASSUMPTIONS = judgements(
  ASSUMPTION,
  `
umbrella | easy | first
“Take an umbrella with you today,” Radha told her son. | “ఈ రోజు గొడుగు తీసుకెళ్లు,” అని రాధ తన కొడుకుతో చెప్పింది. | “आज छाता साथ ले जाओ,” राधा ने अपने बेटे से कहा।
It may rain today. | ఈ రోజు వర్షం పడవచ్చు. | आज वर्षा हो सकती है।
The son often forgets his things. | కొడుకు తన వస్తువులను తరచూ మరచిపోతాడు. | बेटा अक्सर अपनी चीज़ें भूल जाता है।
An umbrella is advised because rain is thought possible (I). What the son forgets has no part in the advice (II). | వర్షం పడవచ్చని అనుకోవడం వల్లే గొడుగు తీసుకెళ్లమంటారు (I). కొడుకు మరచిపోవడానికి ఈ సలహాతో సంబంధం లేదు (II). | वर्षा संभव मानकर ही छाता ले जाने को कहा जाता है (I)। बेटे के भूलने का इस सलाह से संबंध नहीं (II)।

phones-off | easy | second
A notice in a hall: “Please switch off your mobile phones during the concert.” | ఒక సభామందిరంలో ప్రకటన: “కచేరీ జరిగేటప్పుడు దయచేసి మీ మొబైల్ ఫోన్లు ఆపివేయండి.” | एक सभागार में सूचना: “संगीत सभा के समय कृपया अपने मोबाइल फ़ोन बंद रखें।”
Everybody in the hall has a mobile phone. | మందిరంలో ప్రతి ఒక్కరి దగ్గర మొబైల్ ఫోన్ ఉంది. | सभागार में हर व्यक्ति के पास मोबाइल फ़ोन है।
A ringing phone disturbs a concert. | ఫోన్ మోగితే కచేరీకి భంగం కలుగుతుంది. | फ़ोन बजने से संगीत सभा में बाधा पड़ती है।
The request is made because of the disturbance (II). It is enough that some have a phone; not everybody needs to (I). | భంగం కలుగుతుందనే ఈ అభ్యర్థన చేశారు (II). కొందరి దగ్గర ఫోన్ ఉంటే చాలు; అందరి దగ్గర ఉండనవసరం లేదు (I). | बाधा के कारण ही यह अनुरोध किया गया (II)। कुछ लोगों के पास फ़ोन होना काफ़ी है, सबके पास होना ज़रूरी नहीं (I)।

half-price | medium | first
A shop announces: “All shoes at half price, this week only.” | ఒక దుకాణం ప్రకటన: “ఈ వారం మాత్రమే అన్ని చెప్పులు సగం ధరకే.” | एक दुकान की घोषणा: “सभी जूते आधे दाम पर, केवल इस सप्ताह।”
A lower price will bring more buyers. | ధర తగ్గిస్తే ఎక్కువ మంది కొంటారు. | कम दाम से अधिक ग्राहक आएँगे।
The shop makes no profit at the usual price. | మామూలు ధరకు అమ్మితే దుకాణానికి లాభం రాదు. | सामान्य दाम पर दुकान को लाभ नहीं होता।
A price is lowered and announced because buyers are expected to come (I). The profit at the usual price is not touched upon (II). | కొనేవారు వస్తారనే ఆశతోనే ధర తగ్గించి ప్రకటిస్తారు (I). మామూలు ధరకు వచ్చే లాభం గురించి ఏమీ లేదు (II). | ग्राहक आने की आशा में ही दाम घटाकर घोषणा की जाती है (I)। सामान्य दाम के लाभ की कोई बात नहीं है (II)।

kept-seats | medium | both
So that old people need not stand, the buses of the city now keep four seats for them. | వృద్ధులు నిలబడకుండా ఉండేందుకు నగర బస్సుల్లో ఇప్పుడు నాలుగు సీట్లు వారికి కేటాయించారు. | बूढ़े लोगों को खड़ा न रहना पड़े, इसलिए नगर की बसों में अब चार सीटें उनके लिए रखी गई हैं।
Without such seats some old people have to stand. | ఇలాంటి సీట్లు లేకపోతే కొందరు వృద్ధులు నిలబడాల్సి వస్తుంది. | ऐसी सीटों के बिना कुछ बूढ़ों को खड़ा रहना पड़ता है।
Other passengers will leave these seats to old people. | ఇతర ప్రయాణికులు ఆ సీట్లను వృద్ధులకు వదులుతారు. | अन्य यात्री ये सीटें बूढ़ों के लिए छोड़ देंगे।
The step has a reason only if some stand today (I), and it helps only if the seats are left to them (II). | ఇప్పుడు కొందరు నిలబడుతుంటేనే ఈ చర్యకు కారణం ఉంటుంది (I); ఆ సీట్లు వదిలితేనే ప్రయోజనం ఉంటుంది (II). | आज कुछ लोग खड़े रहते हों तभी इस कदम का कारण है (I), और सीटें छोड़ी जाएँ तभी लाभ (II)।

two-buses | easy | neither
The school has bought two new buses. | పాఠశాల రెండు కొత్త బస్సులు కొన్నది. | विद्यालय ने दो नई बसें ख़रीदी हैं।
All pupils of the school come by bus. | పాఠశాల విద్యార్థులందరూ బస్సులో వస్తారు. | विद्यालय के सभी विद्यार्थी बस से आते हैं।
The old buses of the school no longer run. | పాఠశాల పాత బస్సులు ఇక నడవవు. | विद्यालय की पुरानी बसें अब नहीं चलतीं।
Buses may be bought for some pupils (I) and beside the old ones (II); the statement needs neither. | కొందరు విద్యార్థుల కోసం (I), పాత బస్సులు ఉండగానే (II) కూడా బస్సులు కొనవచ్చు; ప్రకటనకు ఏదీ అవసరం లేదు. | बसें कुछ विद्यार्थियों के लिए (I) और पुरानी बसों के रहते भी (II) ख़रीदी जा सकती हैं; कथन को किसी की आवश्यकता नहीं।

half-an-hour | medium | both
“Walk for half an hour every day and your weight will come down,” the doctor told Ramesh. | “రోజూ అరగంట నడవండి, మీ బరువు తగ్గుతుంది,” అని డాక్టర్ రమేష్‌తో చెప్పారు. | “रोज़ आधा घंटा चलिए, आपका वज़न घटेगा,” डॉक्टर ने रमेश से कहा।
Walking helps to lower the weight. | నడక బరువు తగ్గడానికి తోడ్పడుతుంది. | चलने से वज़न घटाने में सहायता मिलती है।
Ramesh is able to walk for half an hour. | రమేష్ అరగంట నడవగలడు. | रमेश आधा घंटा चल सकता है।
The advice makes sense only if walking helps (I) and if he who gets it can follow it (II). | నడక తోడ్పడితేనే (I), సలహా పొందినవారు పాటించగలిగితేనే (II) ఆ సలహాకు అర్థం ఉంటుంది. | सलाह का अर्थ तभी है जब चलने से लाभ हो (I) और सलाह पाने वाला उसे मान सके (II)।

sell-your-house | medium | first
A newspaper writes: “To sell your house quickly, advertise with us.” | ఒక పత్రిక ఇలా రాసింది: “మీ ఇల్లు త్వరగా అమ్ముడవాలంటే మా పత్రికలో ప్రకటన ఇవ్వండి.” | एक समाचार-पत्र लिखता है: “अपना मकान जल्दी बेचने के लिए हमारे यहाँ विज्ञापन दीजिए।”
Some of those who want to buy a house read this newspaper. | ఇల్లు కొనాలనుకునే కొందరు ఈ పత్రిక చదువుతారు. | मकान ख़रीदने के इच्छुक कुछ लोग यह समाचार-पत्र पढ़ते हैं।
A house cannot be sold without an advertisement. | ప్రకటన లేకుండా ఇల్లు అమ్మడం సాధ్యం కాదు. | विज्ञापन के बिना मकान नहीं बिक सकता।
An advertisement sells only if buyers see it (I). “Quickly” admits that it can be sold otherwise too (II). | కొనేవారు చూస్తేనే ప్రకటన వల్ల ఇల్లు అమ్ముడవుతుంది (I). “త్వరగా” అనడంలోనే ఇతర మార్గాలూ ఉన్నాయని తెలుస్తుంది (II). | विज्ञापन से मकान तभी बिकता है जब ख़रीदार उसे देखें (I)। “जल्दी” से ही पता चलता है कि और ढंग से भी बिक सकता है (II)।

closed-gate | hard | neither
“The gate of the examination centre is closed ten minutes before the test begins,” says the admit card. | “పరీక్ష మొదలయ్యే పది నిమిషాల ముందు కేంద్రం గేటు మూసివేస్తారు,” అని హాల్ టికెట్‌లో ఉంది. | “परीक्षा आरंभ होने से दस मिनट पहले केंद्र का द्वार बंद कर दिया जाता है,” प्रवेश-पत्र में लिखा है।
Many candidates were late last year. | గత ఏడాది చాలా మంది అభ్యర్థులు ఆలస్యంగా వచ్చారు. | पिछले वर्ष बहुत-से अभ्यर्थी देर से आए थे।
Whoever comes late has not prepared well. | ఆలస్యంగా వచ్చేవారు సరిగా సిద్ధం కాలేదు. | जो देर से आता है उसने ठीक से तैयारी नहीं की।
Such a rule may stand without any experience of last year (I), and it judges nobody’s preparation (II). | గత ఏడాది అనుభవం లేకుండానే ఇలాంటి నియమం పెట్టవచ్చు (I); ఇది ఎవరి సన్నద్ధతనూ అంచనా వేయదు (II). | ऐसा नियम पिछले वर्ष के अनुभव के बिना भी हो सकता है (I), और वह किसी की तैयारी नहीं आँकता (II)।

ten-minute-account | medium | second
A bank advertises: “Open your account with us in ten minutes.” | ఒక బ్యాంకు ప్రకటన: “మా బ్యాంకులో పది నిమిషాల్లో ఖాతా తెరవండి.” | एक बैंक का विज्ञापन: “हमारे यहाँ दस मिनट में खाता खोलिए।”
All other banks need more than ten minutes. | ఇతర బ్యాంకులన్నింటికీ పది నిమిషాల కంటే ఎక్కువ సమయం పడుతుంది. | अन्य सभी बैंकों को दस मिनट से अधिक लगते हैं।
People like to open an account without losing much time. | ఎక్కువ సమయం పోకుండా ఖాతా తెరవడం ప్రజలకు ఇష్టం. | लोग अधिक समय गँवाए बिना खाता खोलना पसंद करते हैं।
The short time is advertised because people value it (II). Other banks are not compared with (I). | తక్కువ సమయాన్ని ప్రజలు కోరుకుంటారనే ప్రకటనలో చెప్పారు (II). ఇతర బ్యాంకులతో పోలిక లేదు (I). | लोग कम समय पसंद करते हैं, इसलिए यह विज्ञापन में कहा गया (II)। अन्य बैंकों से तुलना नहीं है (I)।

festival-week | easy | second
“Book your ticket for the festival week now; later you will find none,” Latha told her friend. | “పండుగ వారానికి టికెట్ ఇప్పుడే తీసుకో; తర్వాత దొరకదు,” అని లత తన స్నేహితురాలితో చెప్పింది. | “त्योहार के सप्ताह का टिकट अभी ले लो; बाद में नहीं मिलेगा,” लता ने अपनी सहेली से कहा।
Latha herself will travel in that week. | ఆ వారంలో లత కూడా ప్రయాణిస్తుంది. | लता स्वयं उस सप्ताह यात्रा करेगी।
Many people travel in the festival week. | పండుగ వారంలో చాలా మంది ప్రయాణిస్తారు. | त्योहार के सप्ताह में बहुत-से लोग यात्रा करते हैं।
Tickets run out because many travel (II). Whether Latha travels makes no difference to her advice (I). | చాలా మంది ప్రయాణించడం వల్లే టికెట్లు అయిపోతాయి (II). లత ప్రయాణానికీ సలహాకూ సంబంధం లేదు (I). | बहुत लोगों की यात्रा से ही टिकट समाप्त होते हैं (II)। लता की यात्रा से सलाह में अंतर नहीं पड़ता (I)।

extra-class | medium | first
“Come to the extra class and this chapter will become clear to you,” the teacher told the pupils. | “అదనపు తరగతికి రండి, ఈ పాఠం మీకు స్పష్టమవుతుంది,” అని ఉపాధ్యాయుడు విద్యార్థులతో చెప్పారు. | “अतिरिक्त कक्षा में आइए, यह अध्याय आपको स्पष्ट हो जाएगा,” शिक्षक ने विद्यार्थियों से कहा।
The chapter is not yet clear to these pupils. | ఈ విద్యార్థులకు పాఠం ఇంకా స్పష్టం కాలేదు. | इन विद्यार्थियों को अध्याय अभी स्पष्ट नहीं है।
Nobody can understand the chapter alone. | ఈ పాఠాన్ని ఎవరూ స్వయంగా అర్థం చేసుకోలేరు. | यह अध्याय कोई अकेले नहीं समझ सकता।
What is to become clear is not clear yet (I). The class is offered as one way; others are not ruled out (II). | “స్పష్టమవుతుంది” అంటే ఇంకా స్పష్టం కాలేదని అర్థం (I). తరగతి ఒక మార్గం మాత్రమే; ఇతర మార్గాలు లేవని చెప్పలేదు (II). | जो स्पष्ट होना है वह अभी स्पष्ट नहीं (I)। कक्षा एक उपाय है; अन्य उपायों को नकारा नहीं गया (II)।

waste-water | hard | both
To save the fish of the river, the board has ordered the dye works to clean their waste water before they let it out. | నదిలోని చేపలను కాపాడేందుకు, వ్యర్థ జలాన్ని శుద్ధి చేశాకే వదలాలని రంగుల కర్మాగారాన్ని మండలి ఆదేశించింది. | नदी की मछलियाँ बचाने के लिए मंडल ने रंगाई कारख़ाने को आदेश दिया है कि गंदा पानी साफ़ करके ही छोड़े।
The waste water of the dye works can be cleaned. | రంగుల కర్మాగారం వ్యర్థ జలాన్ని శుద్ధి చేయడం సాధ్యమే. | रंगाई कारख़ाने का गंदा पानी साफ़ किया जा सकता है।
Waste water that is not cleaned harms the fish. | శుద్ధి చేయని వ్యర్థ జలం చేపలకు హాని చేస్తుంది. | बिना साफ़ किया गंदा पानी मछलियों को हानि पहुँचाता है।
An order supposes that it can be obeyed (I), and its aim supposes that the water does harm (II). | పాటించడం సాధ్యమనుకునే ఆదేశిస్తారు (I); హాని ఉందనుకునే ఆ లక్ష్యం పెట్టుకుంటారు (II). | आदेश मानता है कि उसका पालन हो सकता है (I), और उसका उद्देश्य मानता है कि पानी से हानि होती है (II)।

two-languages | hard | second
A company advertises for a salesperson who speaks Telugu and Hindi. | తెలుగు, హిందీ మాట్లాడే విక్రయ ఉద్యోగి కావాలని ఒక సంస్థ ప్రకటించింది. | एक कंपनी ने तेलुगु और हिंदी बोलने वाले विक्रेता के लिए विज्ञापन दिया है।
Nobody in the company speaks both languages. | సంస్థలో రెండు భాషలూ మాట్లాడేవారు ఎవరూ లేరు. | कंपनी में कोई दोनों भाषाएँ नहीं बोलता।
Customers are easier to win in a language they speak. | కొనుగోలుదారులు మాట్లాడే భాషలో చెబితే వారిని ఒప్పించడం తేలిక. | ग्राहकों को उनकी भाषा में समझाना आसान होता है।
Languages are asked of a salesperson for the sake of the customers (II). One more who speaks them may be wanted beside others (I). | కొనుగోలుదారుల కోసమే విక్రయ ఉద్యోగికి భాషలు అడుగుతారు (II). ఇప్పటికే కొందరు ఉన్నా మరొకరు కావాలనుకోవచ్చు (I). | ग्राहकों के लिए ही विक्रेता से भाषाएँ माँगी जाती हैं (II)। दूसरों के रहते भी एक और चाहिए हो सकता है (I)।

free-friday | hard | neither
On Fridays the museum lets schoolchildren in without a ticket. | శుక్రవారాల్లో మ్యూజియం బడి పిల్లలను టికెట్ లేకుండా అనుమతిస్తుంది. | शुक्रवार को संग्रहालय विद्यालय के बच्चों को बिना टिकट प्रवेश देता है।
On other days no schoolchildren visit the museum. | ఇతర రోజుల్లో బడి పిల్లలు మ్యూజియానికి రారు. | अन्य दिनों में विद्यालय के बच्चे संग्रहालय नहीं आते।
Every school of the town is closed on Fridays. | పట్టణంలోని ప్రతి పాఠశాలకు శుక్రవారం సెలవు. | नगर के सभी विद्यालय शुक्रवार को बंद रहते हैं।
The offer works even if children also come on other days (I) and if schools bring them on a school day (II). | పిల్లలు ఇతర రోజుల్లో వచ్చినా (I), బడి ఉన్న రోజే పాఠశాలలు తీసుకొచ్చినా (II) ఈ సదుపాయం పనిచేస్తుంది. | बच्चे और दिन भी आएँ (I) या विद्यालय उन्हें पढ़ाई के दिन लाएँ (II), यह सुविधा तब भी काम करती है।

better-seed | medium | first
To raise the harvest, the State will sell improved seed to farmers at half the price. | దిగుబడి పెంచేందుకు రాష్ట్ర ప్రభుత్వం రైతులకు మేలైన విత్తనాలను సగం ధరకు అమ్మనుంది. | उपज बढ़ाने के लिए राज्य किसानों को उन्नत बीज आधे दाम पर बेचेगा।
Improved seed gives a larger harvest. | మేలైన విత్తనాలు ఎక్కువ దిగుబడి ఇస్తాయి. | उन्नत बीज से अधिक उपज होती है।
No farmer buys improved seed at the full price. | పూర్తి ధరకు మేలైన విత్తనాలను ఏ రైతూ కొనడం లేదు. | पूरे दाम पर कोई किसान उन्नत बीज नहीं ख़रीदता।
The seed is sold cheaply because it raises the harvest (I). That more would buy is enough; some may pay the full price today (II). | దిగుబడి పెంచుతాయనే వాటిని చౌకగా అమ్ముతారు (I). ఎక్కువ మంది కొంటే చాలు; ఇప్పుడు కొందరు పూర్తి ధర చెల్లిస్తుండవచ్చు (II). | उपज बढ़ाने के कारण ही बीज सस्ता बेचा जाता है (I)। अधिक लोग ख़रीदें, इतना काफ़ी है; कुछ आज पूरा दाम भी देते हो सकते हैं (II)।
`,
)
