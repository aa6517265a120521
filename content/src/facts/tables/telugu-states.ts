import { EVENT_IN_YEAR } from '../events.ts'
import { YEAR } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'andhra-and-telangana'

const EVENTS = factTable({
  name: 'events-of-the-telugu-states',
  topic: TOPIC,
  settledBy: 'histories of Andhra and Telangana; Acts in the Gazette of India',
  columns: { event: t('Event', 'సంఘటన', 'घटना'), year: YEAR },
  rows: `
Formation of Andhra State (capital Kurnool); ఆంధ్ర రాష్ట్ర అవతరణ (రాజధాని కర్నూలు); आंध्र राज्य का गठन (राजधानी कुर्नूल) | 1953
Formation of Andhra Pradesh; ఆంధ్రప్రదేశ్ అవతరణ; आंध्र प्रदेश का गठन | 1956
Formation of Telangana; తెలంగాణ అవతరణ; तेलंगाना का गठन | 2014
Fast and death of Potti Sriramulu; పొట్టి శ్రీరాములు నిరాహార దీక్ష, మరణం; पोट्टि श्रीरामुलु का अनशन और निधन | 1952
Merger of Hyderabad with India; హైదరాబాద్ భారత్‌లో విలీనం; हैदराबाद का भारत में विलय | 1948
Founding of the city of Hyderabad (Charminar); హైదరాబాద్ నగర స్థాపన (చార్మినార్); हैदराबाद नगर की स्थापना (चारमीनार) | 1591
# medium
“Jai Telangana” agitation of students; ‘జై తెలంగాణ’ విద్యార్థి ఉద్యమం; ‘जय तेलंगाना’ छात्र आंदोलन | 1969
Jai Andhra agitation; జై ఆంధ్ర ఉద్యమం; जय आंध्र आंदोलन | 1972
First Andhra conference (Andhra Mahasabha) at Bapatla; బాపట్లలో మొదటి ఆంధ్ర మహాసభ; बापटला में पहली आंध्र महासभा | 1913
Foundation of Osmania University; ఉస్మానియా విశ్వవిద్యాలయ స్థాపన; उस्मानिया विश्वविद्यालय की स्थापना | 1918
Foundation of Andhra University; ఆంధ్ర విశ్వవిద్యాలయ స్థాపన; आंध्र विश्वविद्यालय की स्थापना | 1926
Sri Bagh Pact; శ్రీబాగ్ ఒడంబడిక; श्रीबाग़ समझौता | 1937
Musi flood of Hyderabad; హైదరాబాద్ మూసీ వరద; हैदराबाद की मूसी बाढ़ | 1908
Fall of the Kakatiya kingdom; కాకతీయ రాజ్య పతనం; काकतीय राज्य का पतन | 1323
# hard
Annexation of Golconda by Aurangzeb; ఔరంగజేబు గోల్కొండ ఆక్రమణ; औरंगज़ेब द्वारा गोलकुंडा का विलय | 1687
Foundation of the Asaf Jahi state of Hyderabad; అసఫ్‌జాహీ హైదరాబాద్ రాజ్య స్థాపన; हैदराबाद के आसफ़जाही राज्य की स्थापना | 1724
Foundation of the Krishna Patrika; కృష్ణా పత్రిక స్థాపన; कृष्णा पत्रिका की स्थापना | 1902
`,
  relations: [EVENT_IN_YEAR],
})

const PLACES = factTable({
  name: 'places-of-the-telugu-states',
  topic: TOPIC,
  settledBy: 'Archaeological Survey of India; tourism departments of the two states',
  columns: {
    place: t('Place or structure', 'ప్రదేశం/కట్టడం', 'स्थान/संरचना'),
    known: t('Known for', 'దేనికి ప్రసిద్ధి', 'किसके लिए प्रसिद्ध'),
  },
  rows: `
Amaravati (stupa); అమరావతి (స్తూపం); अमरावती (स्तूप) | Great Buddhist stupa of the Satavahanas; శాతవాహనుల మహా బౌద్ధ స్తూపం; सातवाहनों का महान बौद्ध स्तूप
Ramappa Temple; రామప్ప ఆలయం; रामप्पा मंदिर | World Heritage temple of the Kakatiyas; కాకతీయుల ప్రపంచ వారసత్వ ఆలయం; काकतीयों का विश्व विरासत मंदिर
Golconda; గోల్కొండ; गोलकुंडा | Fort and capital of the Qutb Shahis, famed for diamonds; కుతుబ్‌షాహీల కోట, రాజధాని – వజ్రాలకు ప్రసిద్ధి; क़ुतुबशाहियों का क़िला और राजधानी, हीरों के लिए प्रसिद्ध
Warangal (Orugallu); వరంగల్ (ఓరుగల్లు); वारंगल (ओरुगल्लु) | Capital of the Kakatiyas; కాకతీయుల రాజధాని; काकतीयों की राजधानी
Tirumala; తిరుమల; तिरुमला | Temple of Sri Venkateswara; శ్రీ వేంకటేశ్వర ఆలయం; श्री वेंकटेश्वर मंदिर
Bhadrachalam; భద్రాచలం; भद्राचलम | Temple of Sri Rama on the Godavari; గోదావరి తీర శ్రీరామాలయం; गोदावरी तट का श्रीराम मंदिर
Basara; బాసర; बासर | Temple of Saraswati on the Godavari; గోదావరి తీర సరస్వతీ ఆలయం; गोदावरी तट का सरस्वती मंदिर
# medium
Nagarjunakonda; నాగార్జునకొండ; नागार्जुनकोंडा | Buddhist centre of the Ikshvakus (Vijayapuri); ఇక్ష్వాకుల బౌద్ధ కేంద్రం (విజయపురి); इक्ष्वाकुओं का बौद्ध केंद्र (विजयपुरी)
Borra Caves; బొర్రా గుహలు; बोर्रा गुफाएँ | Limestone caves of the Ananthagiri hills; అనంతగిరి కొండల సున్నపురాయి గుహలు; अनंतगिरि पहाड़ियों की चूना पत्थर गुफाएँ
Belum Caves; బెలుం గుహలు; बेलम गुफाएँ | Long limestone caves in Nandyal district; నంద్యాల జిల్లాలోని పొడవైన సున్నపురాయి గుహలు; नांदयाल ज़िले की लंबी चूना पत्थर गुफाएँ
Gandikota; గండికోట; गंडिकोटा | Gorge of the Penna; పెన్నా నది లోయ (గార్జ్); पेन्ना नदी का गॉर्ज
Undavalli; ఉండవల్లి; उंडवल्ली | Rock-cut caves near Vijayawada; విజయవాడ సమీప శిలా గుహలు; विजयवाड़ा के पास शैलकृत गुफाएँ
Srisailam; శ్రీశైలం; श्रीशैलम | Mallikarjuna Jyotirlinga; మల్లికార్జున జ్యోతిర్లింగం; मल्लिकार्जुन ज्योतिर्लिंग
Yadadri (Yadagirigutta); యాదాద్రి (యాదగిరిగుట్ట); यादाद्री (यादगिरिगुट्टा) | Temple of Lakshmi Narasimha near Bhongir; భువనగిరి సమీప లక్ష్మీనరసింహ ఆలయం; भोंगीर के पास लक्ष्मी नरसिंह मंदिर
Bhongir; భువనగిరి; भोंगीर | Fort on a single rock; ఏకశిలపై కోట; एक ही शिला पर क़िला
Alampur; అలంపూర్; आलमपुर | Navabrahma temples of the Badami Chalukyas; బాదామి చాళుక్యుల నవబ్రహ్మ ఆలయాలు; बादामी चालुक्यों के नवब्रह्म मंदिर
# hard
Chandragiri; చంద్రగిరి; चंद्रगिरि | Later capital of Vijayanagara; విజయనగరపు తర్వాతి రాజధాని; विजयनगर की परवर्ती राजधानी
Dhulikatta; ధూళికట్ట; धूलिकट्टा | Satavahana Buddhist site in Telangana; తెలంగాణలో శాతవాహన బౌద్ధ స్థలం; तेलंगाना का सातवाहन बौद्ध स्थल
Pandavula Gutta; పాండవుల గుట్ట; पांडवुल गुट्टा | Ancient rock paintings in Telangana; తెలంగాణలో ప్రాచీన శిలా చిత్రాలు; तेलंगाना के प्राचीन शैलचित्र
Guntupalli; గుంటుపల్లి; गुंटुपल्ली | Rock-cut Buddhist caves in Eluru district; ఏలూరు జిల్లా శిలా బౌద్ధ గుహలు; एलुरु ज़िले की शैलकृत बौद्ध गुफाएँ
`,
  relations: [
    {
      of: 'place',
      to: 'known',
      shape: 'one-to-one',
      ask: t('For what is **{a}** known?', '**{a}** దేనికి ప్రసిద్ధి?', '**{a}** किसके लिए प्रसिद्ध है?'),
      askBack: t(
        'Which place is known for “**{b}**”?',
        '**{b}** – దీనికి ప్రసిద్ధి చెందినది ఏది?',
        '**{b}** – इसके लिए कौन-सा स्थान प्रसिद्ध है?',
      ),
      tell: t('{a} is known for “{b}”.', '{a} – ప్రసిద్ధి: {b}.', '{a} – प्रसिद्धि: {b}।'),
    },
  ],
})

const PEOPLE = factTable({
  name: 'people-of-the-telugu-states',
  topic: TOPIC,
  settledBy: 'histories of Andhra and Telangana and of Telugu literature',
  columns: { person: t('Person', 'వ్యక్తి', 'व्यक्ति'), known: t('Known for', 'దేనికి ప్రసిద్ధి', 'किसके लिए प्रसिद्ध') },
  rows: `
Potti Sriramulu; పొట్టి శ్రీరాములు; पोट्टि श्रीरामुलु | Gave his life for a separate Andhra state; ప్రత్యేక ఆంధ్ర రాష్ట్రం కోసం ప్రాణత్యాగం; पृथक आंध्र राज्य के लिए प्राण त्याग
Pingali Venkayya; పింగళి వెంకయ్య; पिंगलि वेंकय्या | Designer of the national flag; జాతీయ పతాక రూపకర్త; राष्ट्रीय ध्वज के अभिकल्पक
Alluri Sitarama Raju; అల్లూరి సీతారామరాజు; अल्लूरी सीताराम राजू | Rampa revolt; రంప తిరుగుబాటు; रंपा विद्रोह
Komaram Bheem; కొమరం భీమ్; कोमाराम भीम | “Jal, Jangal, Zameen”; “జల్, జంగల్, జమీన్” నినాదం; “जल, जंगल, ज़मीन”
Rudrama Devi; రుద్రమదేవి; रुद्रमा देवी | Queen of the Kakatiyas; కాకతీయ రాణి; काकतीय रानी
Nannaya; నన్నయ; नन्नय | First poet (Adikavi) of Telugu; తెలుగు ఆదికవి; तेलुगु के आदिकवि
Potana; పోతన; पोतना | Telugu Bhagavatam; తెలుగు భాగవతం; तेलुगु भागवतम्
Vemana; వేమన; वेमना | Verses ending “Viswadabhirama”; “విశ్వదాభిరామ” మకుట పద్యాలు; “विश्वदाभिराम” वाले पद
# medium
Kandukuri Veeresalingam; కందుకూరి వీరేశలింగం; कंदुकूरी वीरेशलिंगम | Widow remarriage reform in Andhra; ఆంధ్రలో వితంతు పునర్వివాహ సంస్కరణ; आंध्र में विधवा पुनर्विवाह सुधार
Gidugu Ramamurthy; గిడుగు రామమూర్తి; गिडुगु राममूर्ति | Movement for spoken Telugu in writing; వ్యావహారిక భాషా ఉద్యమం; व्यावहारिक तेलुगु भाषा आंदोलन
Suravaram Pratapa Reddy; సురవరం ప్రతాపరెడ్డి; सुरवरम प्रताप रेड्डी | Golconda Patrika; గోలకొండ పత్రిక; गोलकोंडा पत्रिका
Kaloji Narayana Rao; కాళోజీ నారాయణరావు; कालोजी नारायण राव | Telangana poet of “Naa Godava”; “నా గొడవ” తెలంగాణ కవి; “ना गोडवा” के तेलंगाना कवि
Dasarathi Krishnamacharya; దాశరథి కృష్ణమాచార్య; दाशरथि कृष्णमाचार्य | “My Telangana is a veena of a crore gems”; “నా తెలంగాణ కోటి రతనాల వీణ”; “मेरा तेलंगाना कोटि रत्नों की वीणा”
Chakali Ilamma; చాకలి ఐలమ్మ; चाकलि ऐलम्मा | Heroine of the Telangana armed struggle; తెలంగాణ సాయుధ పోరాట వీరనారి; तेलंगाना सशस्त्र संघर्ष की वीरांगना
Duggirala Gopalakrishnayya; దుగ్గిరాల గోపాలకృష్ణయ్య; दुग्गिराला गोपालकृष्णय्या | Chirala–Perala movement; చీరాల-పేరాల ఉద్యమం; चीराला-पेराला आंदोलन
Srinatha; శ్రీనాథుడు; श्रीनाथ | Sringara Naishadham; శృంగార నైషధం; शृंगार नैषधम्
Annamacharya; అన్నమాచార్య; अन्नमाचार्य | Sankirtanas on Venkateswara; వేంకటేశ్వరునిపై సంకీర్తనలు; वेंकटेश्वर पर संकीर्तन
# hard
Bhakta Ramadasu (Kancherla Gopanna); భక్త రామదాసు (కంచర్ల గోపన్న); भक्त रामदासु (कंचेर्ला गोपन्ना) | Temple and songs of Bhadrachalam; భద్రాచల ఆలయం, కీర్తనలు; भद्राचलम का मंदिर और कीर्तन
Palkuriki Somanatha; పాల్కురికి సోమనాథుడు; पाल्कुरिकि सोमनाथ | Basava Puranam; బసవ పురాణం; बसव पुराणम्
Jayapa Senani; జాయప సేనాని; जायप सेनानी | Nritta Ratnavali; నృత్తరత్నావళి; नृत्त रत्नावली
Salar Jung I; మొదటి సాలార్‌జంగ్; सालार जंग प्रथम | Reforming minister of Hyderabad; హైదరాబాద్ సంస్కర్త మంత్రి; हैदराबाद के सुधारक मंत्री
Madapati Hanumantha Rao; మాడపాటి హనుమంతరావు; माडपाटि हनुमंत राव | Andhra Pitamaha of Hyderabad state; హైదరాబాద్ రాష్ట్ర ‘ఆంధ్ర పితామహుడు’; हैदराबाद राज्य के ‘आंध्र पितामह’
`,
  relations: [
    {
      of: 'person',
      to: 'known',
      shape: 'one-to-one',
      ask: t('With what is **{a}** linked?', '**{a}** దేనికి ప్రసిద్ధి?', '**{a}** किसके लिए प्रसिद्ध हैं?'),
      askBack: t('Who is known for “**{b}**”?', '**{b}** – దీనితో ముడిపడిన వ్యక్తి ఎవరు?', '**{b}** – इससे कौन जुड़े हैं?'),
      tell: t('{a} is known for “{b}”.', '{a} – ప్రసిద్ధి: {b}.', '{a} – प्रसिद्धि: {b}।'),
    },
  ],
})

export const TELUGU_STATES = [...EVENTS, ...PLACES, ...PEOPLE]
