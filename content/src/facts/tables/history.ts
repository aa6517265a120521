import { YEAR } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'indian-history'

const BATTLES = factTable({
  name: 'battles',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: { battle: t('Battle', 'యుద్ధం', 'युद्ध'), year: YEAR, winner: t('Winner', 'విజేత', 'विजेता') },
  rows: `
First Battle of Panipat; మొదటి పానిపట్టు యుద్ధం; पानीपत का पहला युद्ध | 1526 | Babur; బాబర్; बाबर || Babur beat Ibrahim Lodi.; బాబర్ ఇబ్రహీం లోడీని ఓడించాడు.; बाबर ने इब्राहिम लोदी को हराया।
Second Battle of Panipat; రెండో పానిపట్టు యుద్ధం; पानीपत का दूसरा युद्ध | 1556 | Akbar (led by Bairam Khan); అక్బర్ (బైరాం ఖాన్ నాయకత్వం); अकबर (बैरम ख़ाँ के नेतृत्व में) || Hemu was beaten.; హేము ఓడిపోయాడు.; हेमू की हार हुई।
Third Battle of Panipat; మూడో పానిపట్టు యుద్ధం; पानीपत का तीसरा युद्ध | 1761 | Ahmad Shah Abdali; అహ్మద్ షా అబ్దాలీ; अहमद शाह अब्दाली || The Marathas were beaten.; మరాఠాలు ఓడిపోయారు.; मराठों की हार हुई।
Battle of Plassey; ప్లాసీ యుద్ధం; प्लासी का युद्ध | 1757 | Robert Clive; రాబర్ట్ క్లైవ్; रॉबर्ट क्लाइव || Siraj-ud-daula of Bengal was beaten.; బెంగాల్ నవాబు సిరాజ్-ఉద్-దౌలా ఓడిపోయాడు.; बंगाल के नवाब सिराजुद्दौला की हार हुई।
Battle of Buxar; బక్సార్ యుద్ధం; बक्सर का युद्ध | 1764 | Hector Munro; హెక్టర్ మన్రో; हेक्टर मुनरो
Battle of Haldighati; హల్దీఘాటి యుద్ధం; हल्दीघाटी का युद्ध | 1576 | -
Second Battle of Tarain; రెండో తరైన్ యుద్ధం; तराइन का दूसरा युद्ध | 1192 | Muhammad Ghori; మహమ్మద్ ఘోరీ; मुहम्मद ग़ोरी
# medium
First Battle of Tarain; మొదటి తరైన్ యుద్ధం; तराइन का पहला युद्ध | 1191 | Prithviraj Chauhan; పృథ్వీరాజ్ చౌహాన్; पृथ्वीराज चौहान
Battle of Khanwa; ఖాన్వా యుద్ధం; खानवा का युद्ध | 1527 | - || Babur beat Rana Sanga.; బాబర్ రాణా సంగాను ఓడించాడు.; बाबर ने राणा साँगा को हराया।
Battle of Chausa; చౌసా యుద్ధం; चौसा का युद्ध | 1539 | Sher Shah Suri; షేర్ షా సూరి; शेरशाह सूरी
Battle of Talikota; తళ్లికోట యుద్ధం; तालीकोटा का युद्ध | 1565 | Deccan Sultanates; దక్కన్ సుల్తానులు; दक्कन की सल्तनतें || Vijayanagara was beaten.; విజయనగరం ఓడిపోయింది.; विजयनगर की हार हुई।
Battle of Wandiwash; వందవాసి యుద్ధం; वांडीवाश का युद्ध | 1760 | Sir Eyre Coote; సర్ ఐర్ కూట్; सर आयर कूट || It ended French hopes of power in India.; దీంతో భారత్‌లో ఫ్రెంచివారి ఆశలు అంతమయ్యాయి.; इससे भारत में फ़्रांसीसी सत्ता की आशा समाप्त हुई।
Battle of Karnal; కర్నాల్ యుద్ధం; करनाल का युद्ध | 1739 | Nadir Shah; నాదిర్ షా; नादिर शाह
Fourth Anglo-Mysore War (death of Tipu Sultan); నాలుగో ఆంగ్లో-మైసూరు యుద్ధం (టిప్పు సుల్తాన్ మరణం); चौथा आंग्ल-मैसूर युद्ध (टीपू सुल्तान की मृत्यु) | 1799 | -
# hard
Battle of Ghaghra; ఘాఘ్రా యుద్ధం; घाघरा का युद्ध | 1529 | -
Battle of Chanderi; చందేరి యుద్ధం; चंदेरी का युद्ध | 1528 | -
Battle of Samugarh; సముగఢ్ యుద్ధం; सामूगढ़ का युद्ध | 1658 | Aurangzeb; ఔరంగజేబు; औरंगज़ेब
Battle of Bilgram (Kannauj); బిల్‌గ్రామ్ (కన్నౌజ్) యుద్ధం; बिलग्राम (कन्नौज) का युद्ध | 1540 | -
Battle of St Thome (Adyar); సెయింట్ థోమ్ (అడయార్) యుద్ధం; सेंट टोम (अड्यार) का युद्ध | 1746 | -
`,
  relations: [
    {
      of: 'battle',
      to: 'year',
      shape: 'one-to-one',
      ask: t('In which year was the **{a}** fought?', '**{a}** ఏ సంవత్సరంలో జరిగింది?', '**{a}** किस वर्ष हुआ?'),
      askBack: t('Which of these was fought in **{b}**?', 'వీటిలో **{b}**లో జరిగినది ఏది?', 'इनमें से **{b}** में कौन-सा हुआ?'),
      tell: t('The {a} was fought in {b}.', '{a} జరిగిన సంవత్సరం {b}.', '{a} {b} में हुआ।'),
    },
    {
      of: 'battle',
      to: 'winner',
      shape: 'one-to-one',
      ask: t('Who won the **{a}**?', '**{a}**లో విజేత ఎవరు?', '**{a}** – विजेता कौन रहा?'),
      tell: t('The {a} was won by {b}.', '{a} విజేత: {b}.', '{a} – विजेता: {b}।'),
    },
  ],
})

const DYNASTIES = factTable({
  name: 'dynasty-founders',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks; inscriptions',
  columns: { dynasty: t('Dynasty or kingdom', 'వంశం/రాజ్యం', 'वंश/राज्य'), founder: t('Founder', 'స్థాపకుడు', 'संस्थापक') },
  rows: `
Maurya dynasty; మౌర్య వంశం; मौर्य वंश | Chandragupta Maurya; చంద్రగుప్త మౌర్యుడు; चंद्रगुप्त मौर्य
Gupta dynasty; గుప్త వంశం; गुप्त वंश | Sri Gupta; శ్రీగుప్తుడు; श्रीगुप्त
Mughal dynasty; మొఘల్ వంశం; मुग़ल वंश | Babur; బాబర్; बाबर
Slave (Mamluk) dynasty; బానిస (మమ్లుక్) వంశం; ग़ुलाम (ममलूक) वंश | Qutb-ud-din Aibak; కుతుబుద్దీన్ ఐబక్; क़ुतुबुद्दीन ऐबक
Khalji dynasty; ఖిల్జీ వంశం; ख़िलजी वंश | Jalal-ud-din Khalji; జలాలుద్దీన్ ఖిల్జీ; जलालुद्दीन ख़िलजी
Tughlaq dynasty; తుగ్లక్ వంశం; तुग़लक़ वंश | Ghiyas-ud-din Tughlaq; ఘియాసుద్దీన్ తుగ్లక్; ग़यासुद्दीन तुग़लक़
Lodi dynasty; లోడీ వంశం; लोदी वंश | Bahlul Lodi; బహ్లూల్ లోడీ; बहलोल लोदी
Sayyid dynasty; సయ్యద్ వంశం; सैयद वंश | Khizr Khan; ఖిజర్ ఖాన్; ख़िज़्र ख़ाँ
Maratha kingdom; మరాఠా రాజ్యం; मराठा राज्य | Shivaji; శివాజీ; शिवाजी
Vijayanagara kingdom; విజయనగర రాజ్యం; विजयनगर राज्य | Harihara I and Bukka; హరిహర I, బుక్క; हरिहर प्रथम और बुक्का
# medium
Nanda dynasty; నంద వంశం; नंद वंश | Mahapadma Nanda; మహాపద్మ నందుడు; महापद्म नंद
Shunga dynasty; శుంగ వంశం; शुंग वंश | Pushyamitra Shunga; పుష్యమిత్ర శుంగుడు; पुष्यमित्र शुंग
Kanva dynasty; కణ్వ వంశం; कण्व वंश | Vasudeva Kanva; వాసుదేవ కణ్వుడు; वासुदेव कण्व
Satavahana dynasty; శాతవాహన వంశం; सातवाहन वंश | Simuka; శ్రీముఖుడు (సిముక); सिमुक
Bahmani kingdom; బహమనీ రాజ్యం; बहमनी राज्य | Ala-ud-din Hasan Bahman Shah; అలాఉద్దీన్ హసన్ బహమన్ షా; अलाउद्दीन हसन बहमन शाह
Sur dynasty; సూర్ వంశం; सूर वंश | Sher Shah; షేర్ షా; शेरशाह
Rashtrakuta dynasty; రాష్ట్రకూట వంశం; राष्ट्रकूट वंश | Dantidurga; దంతిదుర్గుడు; दंतिदुर्ग
Pala dynasty; పాల వంశం; पाल वंश | Gopala; గోపాలుడు; गोपाल
Imperial Chola dynasty; సామ్రాజ్య చోళ వంశం; साम्राज्यीय चोल वंश | Vijayalaya; విజయాలయుడు; विजयालय
Kushan dynasty in India; భారతదేశంలో కుషాణ వంశం; भारत में कुषाण वंश | Kujula Kadphises; కుజుల కడ్‌ఫైసిస్; कुजुल कडफ़िसस
# hard
Haryanka dynasty; హర్యంక వంశం; हर्यंक वंश | Bimbisara; బింబిసారుడు; बिंबिसार
Badami Chalukya dynasty; బాదామి చాళుక్య వంశం; बादामी चालुक्य वंश | Pulakeshin I; మొదటి పులకేశి; पुलकेशिन प्रथम
Eastern Chalukya dynasty of Vengi; వేంగీ తూర్పు చాళుక్య వంశం; वेंगी का पूर्वी चालुक्य वंश | Kubja Vishnuvardhana; కుబ్జ విష్ణువర్ధనుడు; कुब्ज विष्णुवर्धन
Sena dynasty of Bengal; బెంగాల్ సేన వంశం; बंगाल का सेन वंश | Samanta Sena; సామంత సేనుడు; सामंत सेन
Qutb Shahi dynasty of Golconda; గోల్కొండ కుతుబ్‌షాహీ వంశం; गोलकुंडा का क़ुतुबशाही वंश | Sultan Quli; సుల్తాన్ కులీ; सुल्तान क़ुली
Adil Shahi dynasty of Bijapur; బీజాపూర్ ఆదిల్‌షాహీ వంశం; बीजापुर का आदिलशाही वंश | Yusuf Adil Khan; యూసుఫ్ ఆదిల్ ఖాన్; यूसुफ़ आदिल ख़ाँ
Asaf Jahi dynasty of Hyderabad; హైదరాబాద్ ఆసఫ్‌జాహీ వంశం; हैदराबाद का आसफ़जाही वंश | Nizam-ul-Mulk; నిజాం-ఉల్-ముల్క్; निज़ाम-उल-मुल्क
`,
  relations: [
    {
      of: 'dynasty',
      to: 'founder',
      shape: 'one-to-one',
      ask: t('Who founded the **{a}**?', '**{a}** – స్థాపకుడు ఎవరు?', '**{a}** – संस्थापक कौन था?'),
      askBack: t(
        'Which dynasty or kingdom did **{b}** found?',
        '**{b}** స్థాపించిన వంశం/రాజ్యం ఏది?',
        '**{b}** – इसने किस वंश/राज्य की स्थापना की?',
      ),
      tell: t('The {a} was founded by {b}.', '{a} – స్థాపకుడు: {b}.', '{a} – संस्थापक: {b}।'),
    },
  ],
})

const WORKS = factTable({
  name: 'ancient-and-medieval-works',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks; histories of Sanskrit literature',
  columns: { work: t('Work', 'గ్రంథం', 'ग्रंथ'), author: t('Author', 'రచయిత', 'रचयिता') },
  rows: `
Arthashastra; అర్థశాస్త్రం; अर्थशास्त्र | Kautilya; కౌటిల్యుడు; कौटिल्य
Abhijnana Shakuntalam; అభిజ్ఞాన శాకుంతలం; अभिज्ञान शाकुंतलम् | Kalidasa; కాళిదాసు; कालिदास
Meghaduta; మేఘదూతం; मेघदूत | Kalidasa; కాళిదాసు; कालिदास
Raghuvamsha; రఘువంశం; रघुवंश | Kalidasa; కాళిదాసు; कालिदास
Harshacharita; హర్షచరిత్ర; हर्षचरित | Banabhatta; బాణభట్టుడు; बाणभट्ट
Kadambari; కాదంబరి; कादंबरी | Banabhatta; బాణభట్టుడు; बाणभट्ट
Indica; ఇండికా; इंडिका | Megasthenes; మెగస్తనీస్; मेगस्थनीज़
Ain-i-Akbari; ఐన్-ఇ-అక్బరీ; आइन-ए-अकबरी | Abul Fazl; అబుల్ ఫజల్; अबुल फ़ज़ल
Akbarnama; అక్బర్‌నామా; अकबरनामा | Abul Fazl; అబుల్ ఫజల్; अबुल फ़ज़ल
Ramcharitmanas; రామచరితమానస్; रामचरितमानस | Tulsidas; తులసీదాస్; तुलसीदास
Gita Govinda; గీత గోవిందం; गीत गोविंद | Jayadeva; జయదేవుడు; जयदेव
Panchatantra; పంచతంత్రం; पंचतंत्र | Vishnu Sharma; విష్ణుశర్మ; विष्णु शर्मा
Amuktamalyada; ఆముక్తమాల్యద; आमुक्तमाल्यद | Krishnadevaraya; శ్రీకృష్ణదేవరాయలు; कृष्णदेव राय
# medium
Mudrarakshasa; ముద్రారాక్షసం; मुद्राराक्षस | Vishakhadatta; విశాఖదత్తుడు; विशाखदत्त
Mrichchhakatika; మృచ్ఛకటికం; मृच्छकटिकम् | Shudraka; శూద్రకుడు; शूद्रक
Buddhacharita; బుద్ధచరితం; बुद्धचरित | Ashvaghosha; అశ్వఘోషుడు; अश्वघोष
Rajatarangini; రాజతరంగిణి; राजतरंगिणी | Kalhana; కల్హణుడు; कल्हण
Aryabhatiya; ఆర్యభటీయం; आर्यभटीय | Aryabhata; ఆర్యభట్టు; आर्यभट
Brihat Samhita; బృహత్ సంహిత; बृहत्संहिता | Varahamihira; వరాహమిహిరుడు; वराहमिहिर
Ashtadhyayi; అష్టాధ్యాయి; अष्टाध्यायी | Panini; పాణిని; पाणिनि
Mahabhashya; మహాభాష్యం; महाभाष्य | Patanjali; పతంజలి; पतंजलि
Lilavati; లీలావతి; लीलावती | Bhaskara II; రెండో భాస్కరుడు; भास्कर द्वितीय
Natyashastra; నాట్యశాస్త్రం; नाट्यशास्त्र | Bharata Muni; భరతముని; भरतमुनि
Kitab-ul-Hind; కితాబ్-ఉల్-హింద్; किताब-उल-हिंद | Al-Biruni; అల్ బెరూనీ; अल-बिरूनी
Prithviraj Raso; పృథ్వీరాజ్ రాసో; पृथ्वीराज रासो | Chand Bardai; చంద్ బర్దాయి; चंदबरदाई
Padmavat; పద్మావత్; पद्मावत | Malik Muhammad Jayasi; మాలిక్ ముహమ్మద్ జాయసీ; मलिक मुहम्मद जायसी
Humayun-nama; హుమాయూన్‌నామా; हुमायूँनामा | Gulbadan Begum; గుల్బదన్ బేగం; गुलबदन बेगम
# hard
Nagananda; నాగానందం; नागानंद | Harsha; హర్షుడు; हर्ष
Ratnavali; రత్నావళి; रत्नावली | Harsha; హర్షుడు; हर्ष
Kiratarjuniya; కిరాతార్జునీయం; किरातार्जुनीयम् | Bharavi; భారవి; भारवि
Uttararamacharita; ఉత్తర రామచరితం; उत्तररामचरित | Bhavabhuti; భవభూతి; भवभूति
Dashakumaracharita; దశకుమార చరిత్ర; दशकुमारचरित | Dandin; దండి; दंडी
Gathasaptashati; గాథాసప్తశతి; गाथासप्तशती | Hala; హాలుడు; हाल
Mattavilasa Prahasana; మత్తవిలాస ప్రహసనం; मत्तविलास प्रहसन | Mahendravarman I; మొదటి మహేంద్రవర్మ; महेंद्रवर्मन प्रथम
Mitakshara; మితాక్షర; मिताक्षरा | Vijnaneshwara; విజ్ఞానేశ్వరుడు; विज्ञानेश्वर
Manasollasa; మానసోల్లాసం; मानसोल्लास | Someshvara III; మూడో సోమేశ్వరుడు; सोमेश्वर तृतीय
Tarikh-i-Firoz Shahi; తారీఖ్-ఇ-ఫిరోజ్ షాహీ; तारीख़-ए-फ़िरोज़शाही | Ziauddin Barani; జియాఉద్దీన్ బరానీ; ज़ियाउद्दीन बरनी
`,
  relations: [
    {
      of: 'work',
      to: 'author',
      shape: 'many-to-one',
      ask: t('Who wrote **{a}**?', '**{a}** రచయిత ఎవరు?', '**{a}** के रचयिता कौन हैं?'),
      askBack: t('Which of these did **{b}** write?', 'వీటిలో **{b}** రచన ఏది?', 'इनमें से **{b}** की रचना कौन-सी है?'),
      odd: t(
        'Which of these was **not** written by **{b}**?',
        'వీటిలో **{b}** రచన **కానిది** ఏది?',
        'इनमें से कौन-सी **{b}** की रचना **नहीं** है?',
      ),
      tell: t('{a} was written by {b}.', '{a} రచయిత {b}.', '{a} के रचयिता {b} हैं।'),
    },
  ],
})

export const HISTORY = [...BATTLES, ...DYNASTIES, ...WORKS]
