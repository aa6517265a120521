import { PLACE } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'defence-awareness'

const RANKS = factTable({
  name: 'equal-ranks',
  topic: TOPIC,
  settledBy: 'Ministry of Defence, order of ranks of the three services',
  columns: {
    army: t('Army', 'సైన్యం', 'थल सेना'),
    navy: t('Navy', 'నౌకాదళం', 'नौसेना'),
    air: t('Air Force', 'వైమానిక దళం', 'वायु सेना'),
  },
  rows: `
General; జనరల్; जनरल | Admiral; అడ్మిరల్; एडमिरल | Air Chief Marshal; ఎయిర్ చీఫ్ మార్షల్; एयर चीफ मार्शल
Lieutenant; లెఫ్టినెంట్; लेफ्टिनेंट | Sub-Lieutenant; సబ్-లెఫ్టినెంట్; सब-लेफ्टिनेंट | Flying Officer; ఫ్లయింగ్ ఆఫీసర్; फ्लाइंग ऑफिसर
Captain (Army); కెప్టెన్ (సైన్యం); कैप्टन (थल सेना) | Lieutenant (Navy); లెఫ్టినెంట్ (నౌకాదళం); लेफ्टिनेंट (नौसेना) | Flight Lieutenant; ఫ్లైట్ లెఫ్టినెంట్; फ्लाइट लेफ्टिनेंट
Major; మేజర్; मेजर | Lieutenant Commander; లెఫ్టినెంట్ కమాండర్; लेफ्टिनेंट कमांडर | Squadron Leader; స్క్వాడ్రన్ లీడర్; स्क्वाड्रन लीडर
Colonel; కల్నల్; कर्नल | Captain (Navy); కెప్టెన్ (నౌకాదళం); कैप्टन (नौसेना) | Group Captain; గ్రూప్ కెప్టెన్; ग्रुप कैप्टन
# medium
Lieutenant Colonel; లెఫ్టినెంట్ కల్నల్; लेफ्टिनेंट कर्नल | Commander; కమాండర్; कमांडर | Wing Commander; వింగ్ కమాండర్; विंग कमांडर
Brigadier; బ్రిగేడియర్; ब्रिगेडियर | Commodore; కమొడోర్; कमोडोर | Air Commodore; ఎయిర్ కమొడోర్; एयर कमोडोर
Major General; మేజర్ జనరల్; मेजर जनरल | Rear Admiral; రియర్ అడ్మిరల్; रियर एडमिरल | Air Vice Marshal; ఎయిర్ వైస్ మార్షల్; एयर वाइस मार्शल
Lieutenant General; లెఫ్టినెంట్ జనరల్; लेफ्टिनेंट जनरल | Vice Admiral; వైస్ అడ్మిరల్; वाइस एडमिरल | Air Marshal; ఎయిర్ మార్షల్; एयर मार्शल
`,
  relations: [
    {
      of: 'army',
      to: 'air',
      shape: 'one-to-one',
      ask: t(
        'Which Air Force rank equals the Army rank of **{a}**?',
        'సైన్యంలోని **{a}** హోదాకు సమానమైన వైమానిక దళ హోదా ఏది?',
        'थल सेना के **{a}** पद के समकक्ष वायु सेना का पद कौन-सा है?',
      ),
      askBack: t(
        'Which Army rank equals the Air Force rank of **{b}**?',
        'వైమానిక దళంలోని **{b}** హోదాకు సమానమైన సైనిక హోదా ఏది?',
        'वायु सेना के **{b}** पद के समकक्ष थल सेना का पद कौन-सा है?',
      ),
      tell: t(
        'The Army rank {a} equals the Air Force rank {b}.',
        'సైన్యం, వైమానిక దళం: {a} = {b}.',
        'थल सेना और वायु सेना: {a} = {b}।',
      ),
    },
    {
      of: 'army',
      to: 'navy',
      shape: 'one-to-one',
      ask: t(
        'Which Navy rank equals the Army rank of **{a}**?',
        'సైన్యంలోని **{a}** హోదాకు సమానమైన నౌకాదళ హోదా ఏది?',
        'थल सेना के **{a}** पद के समकक्ष नौसेना का पद कौन-सा है?',
      ),
      askBack: t(
        'Which Army rank equals the Navy rank of **{b}**?',
        'నౌకాదళంలోని **{b}** హోదాకు సమానమైన సైనిక హోదా ఏది?',
        'नौसेना के **{b}** पद के समकक्ष थल सेना का पद कौन-सा है?',
      ),
      tell: t('The Army rank {a} equals the Navy rank {b}.', 'సైన్యం, నౌకాదళం: {a} = {b}.', 'थल सेना और नौसेना: {a} = {b}।'),
    },
  ],
})

const COMMANDS = factTable({
  name: 'commands',
  topic: TOPIC,
  settledBy: 'sites of the Indian Army, Navy and Air Force',
  columns: { command: t('Command', 'కమాండ్', 'कमान'), place: t('Headquarters', 'ప్రధాన కేంద్రం', 'मुख्यालय') },
  rows: `
Western Air Command (Air Force); పశ్చిమ ఎయిర్ కమాండ్ (వైమానిక దళం); पश्चिमी वायु कमान (वायु सेना) | New Delhi
Eastern Air Command (Air Force); తూర్పు ఎయిర్ కమాండ్ (వైమానిక దళం); पूर्वी वायु कमान (वायु सेना) | Shillong
Central Air Command (Air Force); మధ్య ఎయిర్ కమాండ్ (వైమానిక దళం); मध्य वायु कमान (वायु सेना) | Prayagraj
Southern Air Command (Air Force); దక్షిణ ఎయిర్ కమాండ్ (వైమానిక దళం); दक्षिणी वायु कमान (वायु सेना) | Thiruvananthapuram
South Western Air Command (Air Force); నైరుతి ఎయిర్ కమాండ్ (వైమానిక దళం); दक्षिण पश्चिमी वायु कमान (वायु सेना) | Gandhinagar; గాంధీనగర్; गांधीनगर
Training Command (Air Force); ట్రైనింగ్ కమాండ్ (వైమానిక దళం); प्रशिक्षण कमान (वायु सेना) | Bengaluru
Maintenance Command (Air Force); మెయింటెనెన్స్ కమాండ్ (వైమానిక దళం); अनुरक्षण कमान (वायु सेना) | Nagpur
Eastern Naval Command; తూర్పు నౌకాదళ కమాండ్; पूर्वी नौसेना कमान | Visakhapatnam
Western Naval Command; పశ్చిమ నౌకాదళ కమాండ్; पश्चिमी नौसेना कमान | Mumbai
Southern Naval Command; దక్షిణ నౌకాదళ కమాండ్; दक्षिणी नौसेना कमान | Kochi
# medium
Eastern Command (Army); తూర్పు కమాండ్ (సైన్యం); पूर्वी कमान (थल सेना) | Kolkata
Central Command (Army); మధ్య కమాండ్ (సైన్యం); मध्य कमान (थल सेना) | Lucknow
Southern Command (Army); దక్షిణ కమాండ్ (సైన్యం); दक्षिणी कमान (थल सेना) | Pune
South Western Command (Army); నైరుతి కమాండ్ (సైన్యం); दक्षिण पश्चिमी कमान (थल सेना) | Jaipur
Northern Command (Army); ఉత్తర కమాండ్ (సైన్యం); उत्तरी कमान (थल सेना) | Udhampur; ఉధంపూర్; उधमपुर
Western Command (Army); పశ్చిమ కమాండ్ (సైన్యం); पश्चिमी कमान (थल सेना) | Chandimandir; చండీమందిర్; चंडीमंदिर
Army Training Command; ఆర్మీ ట్రైనింగ్ కమాండ్; सेना प्रशिक्षण कमान | Shimla
`,
  relations: [
    {
      of: 'command',
      to: 'place',
      shape: 'one-to-one',
      ask: t('Where are the headquarters of the **{a}**?', '**{a}** ప్రధాన కేంద్రం ఎక్కడ ఉంది?', '**{a}** का मुख्यालय कहाँ है?'),
      askBack: t(
        'Which command has its headquarters at **{b}**?',
        '**{b}** ప్రధాన కేంద్రంగా ఉన్న కమాండ్ ఏది?',
        'किस कमान का मुख्यालय **{b}** में है?',
      ),
      tell: t('The headquarters of the {a} are at {b}.', '{a} ప్రధాన కేంద్రం: {b}.', '{a} का मुख्यालय: {b}।'),
    },
  ],
})

const ACADEMIES = factTable({
  name: 'training-institutions',
  topic: TOPIC,
  settledBy: 'Ministry of Defence',
  columns: { academy: t('Institution', 'సంస్థ', 'संस्थान'), place: PLACE },
  rows: `
National Defence Academy; నేషనల్ డిఫెన్స్ అకాడమీ; राष्ट्रीय रक्षा अकादमी | Khadakwasla (Pune); ఖడక్‌వాస్లా (పూణె); खड़कवासला (पुणे)
Indian Military Academy; ఇండియన్ మిలిటరీ అకాడమీ; भारतीय सैन्य अकादमी | Dehradun
Air Force Academy; ఎయిర్ ఫోర్స్ అకాడమీ; वायु सेना अकादमी | Dundigal (Hyderabad); దుండిగల్ (హైదరాబాద్); डुंडीगल (हैदराबाद)
Indian Naval Academy; ఇండియన్ నేవల్ అకాడమీ; भारतीय नौसेना अकादमी | Ezhimala (Kerala); ఎజిమల (కేరళ); एझिमला (केरल)
National Defence College; నేషనల్ డిఫెన్స్ కాలేజ్; राष्ट्रीय रक्षा महाविद्यालय | New Delhi
Officers Training Academy; ఆఫీసర్స్ ట్రైనింగ్ అకాడమీ; अफ़सर प्रशिक्षण अकादमी | Chennai
# medium
Defence Services Staff College; డిఫెన్స్ సర్వీసెస్ స్టాఫ్ కాలేజ్; रक्षा सेवा स्टाफ़ कॉलेज | Wellington (Nilgiris); వెల్లింగ్టన్ (నీలగిరులు); वेलिंगटन (नीलगिरि)
College of Defence Management; కాలేజ్ ఆఫ్ డిఫెన్స్ మేనేజ్‌మెంట్; रक्षा प्रबंधन महाविद्यालय | Secunderabad; సికింద్రాబాద్; सिकंदराबाद
Armed Forces Medical College; ఆర్మ్‌డ్ ఫోర్సెస్ మెడికల్ కాలేజ్; सशस्त्र सेना चिकित्सा महाविद्यालय | Pune
Air Force Administrative College; ఎయిర్ ఫోర్స్ అడ్మినిస్ట్రేటివ్ కాలేజ్; वायु सेना प्रशासनिक कॉलेज | Coimbatore
College of Combat (Army War College); ఆర్మీ వార్ కాలేజ్; आर्मी वॉर कॉलेज | Mhow; మౌ; महू
Air Force Technical College; ఎయిర్ ఫోర్స్ టెక్నికల్ కాలేజ్; वायु सेना तकनीकी कॉलेज | Jalahalli (Bengaluru); జలహళ్లి (బెంగళూరు); जलाहल्ली (बेंगलुरु)
# hard
Counter Insurgency and Jungle Warfare School; కౌంటర్ ఇన్సర్జెన్సీ అండ్ జంగిల్ వార్‌ఫేర్ స్కూల్; प्रतिविद्रोह एवं जंगल युद्ध विद्यालय | Vairengte (Mizoram); వైరెంగ్టే (మిజోరాం); वैरेंगते (मिज़ोरम)
High Altitude Warfare School; హై ఆల్టిట్యూడ్ వార్‌ఫేర్ స్కూల్; उच्च तुंगता युद्ध विद्यालय | Gulmarg; గుల్మార్గ్; गुलमर्ग
INS Chilka (sailors’ training); INS చిల్కా (నావికుల శిక్షణ); आईएनएस चिल्का (नौसैनिक प्रशिक्षण) | Khordha district (Odisha); ఖుర్దా జిల్లా (ఒడిశా); खोर्धा ज़िला (ओडिशा)
Sardar Vallabhbhai Patel National Police Academy; సర్దార్ వల్లభాయ్ పటేల్ జాతీయ పోలీస్ అకాడమీ; सरदार वल्लभभाई पटेल राष्ट्रीय पुलिस अकादमी | Hyderabad
`,
  relations: [
    {
      of: 'academy',
      to: 'place',
      shape: 'one-to-one',
      ask: t('Where is the **{a}** situated?', '**{a}** ఎక్కడ ఉంది?', '**{a}** कहाँ है?'),
      askBack: t('Which of these is at **{b}**?', 'వీటిలో **{b}** వద్ద ఉన్నది ఏది?', 'इनमें से **{b}** में कौन-सा है?'),
      tell: t('The {a} is at {b}.', '{a} ఉన్న ప్రదేశం: {b}.', '{a} {b} में है।'),
      also: `
Air Force Academy | Hyderabad
Air Force Academy | Secunderabad
College of Defence Management | Hyderabad
National Defence Academy | Pune`,
    },
  ],
})

const OPERATIONS = factTable({
  name: 'operations',
  topic: TOPIC,
  settledBy: 'Ministry of Defence; Press Information Bureau',
  columns: { operation: t('Operation', 'ఆపరేషన్', 'अभियान'), purpose: t('Purpose', 'ఉద్దేశం', 'उद्देश्य') },
  rows: `
Operation Vijay (1961); ఆపరేషన్ విజయ్ (1961); ऑपरेशन विजय (1961) | Liberation of Goa from Portugal; పోర్చుగల్ నుండి గోవా విముక్తి; पुर्तगाल से गोवा की मुक्ति
Operation Vijay (1999); ఆపరేషన్ విజయ్ (1999); ऑपरेशन विजय (1999) | Driving intruders from the heights of Kargil; కార్గిల్ శిఖరాల నుండి చొరబాటుదారుల తొలగింపు; कारगिल की चोटियों से घुसपैठियों को हटाना
Operation Meghdoot (1984); ఆపరేషన్ మేఘదూత్ (1984); ऑपरेशन मेघदूत (1984) | Taking the heights of the Siachen glacier; సియాచిన్ హిమానీనద శిఖరాల స్వాధీనం; सियाचिन हिमनद की चोटियों पर अधिकार
Operation Polo (1948); ఆపరేషన్ పోలో (1948); ऑपरेशन पोलो (1948) | Integration of Hyderabad state; హైదరాబాద్ రాష్ట్ర విలీనం; हैदराबाद रियासत का विलय
Operation Ganga (2022); ఆపరేషన్ గంగ (2022); ऑपरेशन गंगा (2022) | Bringing Indians home from Ukraine; ఉక్రెయిన్ నుండి భారతీయుల తరలింపు; यूक्रेन से भारतीयों को लाना
Operation Safed Sagar (1999); ఆపరేషన్ సఫేద్ సాగర్ (1999); ऑपरेशन सफ़ेद सागर (1999) | The Air Force’s part in the Kargil war; కార్గిల్ యుద్ధంలో వైమానిక దళ పాత్ర; कारगिल युद्ध में वायु सेना की भूमिका
# medium
Operation Cactus (1988); ఆపరేషన్ కాక్టస్ (1988); ऑपरेशन कैक्टस (1988) | Foiling a coup in the Maldives; మాల్దీవుల్లో తిరుగుబాటును అడ్డుకోవడం; मालदीव में तख़्तापलट विफल करना
Operation Pawan (1987); ఆపరేషన్ పవన్ (1987); ऑपरेशन पवन (1987) | Action of the Indian peace force at Jaffna; జాఫ్నాలో భారత శాంతి దళ చర్య; जाफ़ना में भारतीय शांति सेना की कार्रवाई
Operation Trident (1971); ఆపరేషన్ ట్రైడెంట్ (1971); ऑपरेशन ट्राइडेंट (1971) | Missile-boat attack on Karachi harbour; కరాచీ ఓడరేవుపై క్షిపణి పడవల దాడి; कराची बंदरगाह पर मिसाइल नौकाओं का हमला || Navy Day, 4 December, marks it.; దీని గుర్తుగా డిసెంబర్ 4 నౌకాదళ దినోత్సవం.; इसकी याद में 4 दिसंबर नौसेना दिवस है।
Operation Raahat (2015); ఆపరేషన్ రాహత్ (2015); ऑपरेशन राहत (2015) | Bringing Indians home from Yemen; యెమెన్ నుండి భారతీయుల తరలింపు; यमन से भारतीयों को लाना
Operation Maitri (2015); ఆపరేషన్ మైత్రి (2015); ऑपरेशन मैत्री (2015) | Earthquake relief in Nepal; నేపాల్ భూకంప సహాయం; नेपाल में भूकंप राहत
Operation Black Tornado (2008); ఆపరేషన్ బ్లాక్ టొర్నాడో (2008); ऑपरेशन ब्लैक टॉरनेडो (2008) | Clearing terrorists from places in Mumbai; ముంబయిలో ఉగ్రవాదుల ఏరివేత; मुंबई में आतंकियों का सफ़ाया
# hard
Operation Gibraltar (1965); ఆపరేషన్ జిబ్రాల్టర్ (1965); ऑपरेशन जिब्राल्टर (1965) | Pakistan’s plan to infiltrate Kashmir; కశ్మీర్‌లో చొరబాటుకు పాకిస్తాన్ పథకం; कश्मीर में घुसपैठ की पाकिस्तानी योजना
Operation Devi Shakti (2021); ఆపరేషన్ దేవీ శక్తి (2021); ऑपरेशन देवी शक्ति (2021) | Bringing people out of Afghanistan; ఆఫ్ఘనిస్తాన్ నుండి తరలింపు; अफ़गानिस्तान से लोगों को निकालना
Operation Kaveri (2023); ఆపరేషన్ కావేరి (2023); ऑपरेशन कावेरी (2023) | Bringing Indians home from Sudan; సూడాన్ నుండి భారతీయుల తరలింపు; सूडान से भारतीयों को लाना
Operation Dost (2023); ఆపరేషన్ దోస్త్ (2023); ऑपरेशन दोस्त (2023) | Earthquake relief in Turkey and Syria; టర్కీ, సిరియా భూకంప సహాయం; तुर्की और सीरिया में भूकंप राहत
Operation Rahat (2013); ఆపరేషన్ రాహత్ (2013); ऑपरेशन राहत (2013) | Flood rescue in Uttarakhand; ఉత్తరాఖండ్ వరద సహాయం; उत्तराखंड में बाढ़ बचाव
`,
  relations: [
    {
      of: 'operation',
      to: 'purpose',
      shape: 'one-to-one',
      ask: t('What was the purpose of **{a}**?', '**{a}** ఉద్దేశం ఏమిటి?', '**{a}** का उद्देश्य क्या था?'),
      askBack: t(
        'Which operation had the purpose “**{b}**”?',
        '**{b}** – ఈ ఉద్దేశం గల ఆపరేషన్ ఏది?',
        '**{b}** – यह किस अभियान का उद्देश्य था?',
      ),
      tell: t('The purpose of {a} was “{b}”.', '{a} ఉద్దేశం: {b}.', '{a} का उद्देश्य: {b}।'),
      also: `
Operation Safed Sagar (1999) | Driving intruders from the heights of Kargil
Operation Vijay (1999) | The Air Force’s part in the Kargil war`,
    },
  ],
})

const EXERCISES = factTable({
  name: 'joint-exercises',
  topic: TOPIC,
  settledBy: 'Press Information Bureau, Ministry of Defence',
  columns: {
    exercise: t('Exercise', 'విన్యాసం', 'अभ्यास'),
    country: t('Partner of India', 'భారత్‌తో భాగస్వామి', 'भारत का साझेदार'),
  },
  rows: `
Yudh Abhyas; యుద్ధ్ అభ్యాస్; युद्ध अभ्यास | USA
Indra; ఇంద్ర; इंद्र | Russia
Surya Kiran; సూర్య కిరణ్; सूर्य किरण | Nepal
Mitra Shakti; మిత్ర శక్తి; मित्र शक्ति | Sri Lanka
Sampriti; సంప్రీతి; संप्रीति | Bangladesh
Hand-in-Hand; హ్యాండ్-ఇన్-హ్యాండ్; हैंड-इन-हैंड | China
# medium
Garuda (air exercise); గరుడ (వైమానిక విన్యాసం); गरुड़ (वायु अभ्यास) | France
Varuna (naval exercise); వరుణ (నౌకా విన్యాసం); वरुण (नौसैनिक अभ्यास) | France
Nomadic Elephant; నోమాడిక్ ఎలిఫెంట్; नोमैडिक एलिफेंट | Mongolia
Garuda Shakti; గరుడ శక్తి; गरुड़ शक्ति | Indonesia
Maitree; మైత్రీ; मैत्री | Thailand
Ekuverin; ఎకువెరిన్; एकुवेरिन | Maldives
Dharma Guardian; ధర్మ గార్డియన్; धर्म गार्जियन | Japan
Konkan (naval exercise); కొంకణ్ (నౌకా విన్యాసం); कोंकण (नौसैनिक अभ्यास) | UK
SIMBEX (naval exercise); సింబెక్స్ (నౌకా విన్యాసం); सिम्बेक्स (नौसैनिक अभ्यास) | Singapore
# hard
Lamitiye; లామితియే; लामितिये | Seychelles
VINBAX; విన్‌బాక్స్; विनबैक्स | Vietnam
AUSTRAHIND; ఆస్ట్రాహింద్; ऑस्ट्राहिंद | Australia
Naseem Al Bahr (naval exercise); నసీమ్ అల్ బహర్ (నౌకా విన్యాసం); नसीम अल बहर (नौसैनिक अभ्यास) | Oman
IMBEX; ఇమ్‌బెక్స్; इम्बेक्स | Myanmar
`,
  relations: [
    {
      of: 'exercise',
      to: 'country',
      shape: 'many-to-one',
      ask: t(
        'With which country does India hold the exercise **{a}**?',
        '**{a}** విన్యాసాన్ని భారత్ ఏ దేశంతో నిర్వహిస్తుంది?',
        '**{a}** अभ्यास भारत किस देश के साथ करता है?',
      ),
      askBack: t(
        'Which of these exercises does India hold with **{b}**?',
        'వీటిలో **{b}**తో భారత్ నిర్వహించే విన్యాసం ఏది?',
        'इनमें से कौन-सा अभ्यास भारत **{b}** के साथ करता है?',
      ),
      tell: t('India holds the exercise {a} with {b}.', '{a}: భారత్ మరియు {b}.', '{a}: भारत और {b}।'),
    },
  ],
})

const FORCES = factTable({
  name: 'days-and-mottoes-of-the-forces',
  topic: TOPIC,
  settledBy: 'sites of the forces; Ministry of Defence; Ministry of Home Affairs',
  columns: { force: t('Force', 'దళం', 'बल'), motto: t('Motto', 'నినాదం', 'आदर्श वाक्य') },
  rows: `
Indian Army; భారత సైన్యం; भारतीय थल सेना | Service before self; స్వార్థం కంటే ముందు సేవ (సర్వీస్ బిఫోర్ సెల్ఫ్); स्वयं से पहले सेवा (सर्विस बिफ़ोर सेल्फ़)
Indian Air Force; భారత వైమానిక దళం; भारतीय वायु सेना | Nabha Sparsham Deeptam; నభః స్పృశం దీప్తమ్; नभः स्पृशं दीप्तम्
Indian Navy; భారత నౌకాదళం; भारतीय नौसेना | Sham No Varunah; శం నో వరుణః; शं नो वरुणः
Indian Coast Guard; భారత తీర రక్షక దళం; भारतीय तटरक्षक | Vayam Rakshamah; వయం రక్షామః; वयं रक्षामः
# medium
Border Security Force; సరిహద్దు భద్రతా దళం (BSF); सीमा सुरक्षा बल | Duty unto death; జీవన్ పర్యంత్ కర్తవ్య (మరణం వరకు కర్తవ్యం); जीवन पर्यंत कर्तव्य
National Cadet Corps; నేషనల్ కేడెట్ కోర్ (NCC); राष्ट्रीय कैडेट कोर | Unity and discipline; ఐక్యత, క్రమశిక్షణ; एकता और अनुशासन
Indo-Tibetan Border Police; ఇండో-టిబెటన్ సరిహద్దు పోలీసు (ITBP); भारत-तिब्बत सीमा पुलिस | Shaurya, Dridhata, Karma Nishtha; శౌర్య, దృఢత, కర్మ నిష్ఠ; शौर्य, दृढ़ता, कर्मनिष्ठा
National Security Guard; జాతీయ భద్రతా దళం (NSG); राष्ट्रीय सुरक्षा गार्ड | Sarvatra Sarvottam Suraksha; సర్వత్ర సర్వోత్తమ సురక్ష; सर्वत्र सर्वोत्तम सुरक्षा
Sashastra Seema Bal; సశస్త్ర సీమా బల్ (SSB); सशस्त्र सीमा बल | Seva, Suraksha, Bandhutva; సేవ, సురక్ష, బంధుత్వం; सेवा, सुरक्षा, बंधुत्व
`,
  relations: [
    {
      of: 'force',
      to: 'motto',
      shape: 'one-to-one',
      ask: t('What is the motto of the **{a}**?', '**{a}** నినాదం ఏది?', '**{a}** का आदर्श वाक्य क्या है?'),
      askBack: t('Whose motto is “**{b}**”?', '“**{b}**” ఎవరి నినాదం?', '“**{b}**” किसका आदर्श वाक्य है?'),
      tell: t('The motto of the {a} is “{b}”.', '{a} నినాదం “{b}”.', '{a} का आदर्श वाक्य “{b}” है।'),
    },
  ],
})

export const DEFENCE = [...RANKS, ...COMMANDS, ...ACADEMIES, ...OPERATIONS, ...EXERCISES, ...FORCES]
