import { RIVER } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TRIBUTARIES = factTable({
  name: 'tributaries',
  topic: 'indian-geography',
  settledBy: 'Central Water Commission; Survey of India',
  columns: { tributary: t('Tributary', 'ఉపనది', 'सहायक नदी'), river: RIVER },
  rows: `
Yamuna; యమున; यमुना | Ganga; గంగ; गंगा || The Yamuna is the largest tributary of the Ganga and meets it at Prayagraj.; యమున గంగకు అతి పెద్ద ఉపనది, ప్రయాగ్‌రాజ్ వద్ద కలుస్తుంది.; यमुना गंगा की सबसे बड़ी सहायक नदी है और दोनों प्रयागराज में मिलती हैं।
Kosi; కోసి; कोसी | Ganga; గంగ; गंगा
Gandak; గండక్; गंडक | Ganga; గంగ; गंगा
Ghaghara; ఘాఘరా; घाघरा | Ganga; గంగ; गंगा
Son; సోన్; सोन | Ganga; గంగ; गंगा
Gomti; గోమతి; गोमती | Ganga; గంగ; गंगा
Ramganga; రామ్‌గంగ; रामगंगा | Ganga; గంగ; गंगा
Tungabhadra; తుంగభద్ర; तुंगभद्रा | Krishna; కృష్ణ; कृष्णा
Bhima; భీమ; भीमा | Krishna; కృష్ణ; कृष्णा
Musi; మూసీ; मूसी | Krishna; కృష్ణ; कृष्णा || Hyderabad stands on the Musi.; హైదరాబాద్ మూసీ నది ఒడ్డున ఉంది.; हैदराबाद मूसी के तट पर है।
Manjira; మంజీర; मंजीरा | Godavari; గోదావరి; गोदावरी
Pranahita; ప్రాణహిత; प्राणहिता | Godavari; గోదావరి; गोदावरी
Indravati; ఇంద్రావతి; इंद्रावती | Godavari; గోదావరి; गोदावरी
Jhelum; జీలం; झेलम | Indus; సింధు; सिंधु
Chenab; చీనాబ్; चिनाब | Indus; సింధు; सिंधु
# medium
Chambal; చంబల్; चंबल | Yamuna; యమున; यमुना
Betwa; బెత్వా; बेतवा | Yamuna; యమున; यमुना
Ken; కెన్; केन | Yamuna; యమున; यमुना
Tons; టోన్స్; टोंस | Yamuna; యమున; यमुना
Hindon; హిండన్; हिंडन | Yamuna; యమున; यमुना
Koyna; కోయ్నా; कोयना | Krishna; కృష్ణ; कृष्णा
Ghataprabha; ఘటప్రభ; घटप्रभा | Krishna; కృష్ణ; कृष्णा
Malaprabha; మలప్రభ; मलप्रभा | Krishna; కృష్ణ; कृष्णा
Purna (Deccan); పూర్ణ (దక్కన్); पूर्णा (दक्कन) | Godavari; గోదావరి; गोदावरी
Sabari; శబరి; शबरी | Godavari; గోదావరి; गोदावरी
Kabini; కబిని; काबिनी | Kaveri; కావేరి; कावेरी
Hemavati; హేమావతి; हेमावती | Kaveri; కావేరి; कावेरी
Bhavani; భవానీ; भवानी | Kaveri; కావేరి; कावेरी
Amaravati; అమరావతి; अमरावती | Kaveri; కావేరి; कावेरी
Arkavathi; అర్కావతి; अर्कावती | Kaveri; కావేరి; कावेरी
Subansiri; సుబాన్‌సిరి; सुबनसिरी | Brahmaputra; బ్రహ్మపుత్ర; ब्रह्मपुत्र
Teesta; తీస్తా; तीस्ता | Brahmaputra; బ్రహ్మపుత్ర; ब्रह्मपुत्र
Manas; మానస్; मानस | Brahmaputra; బ్రహ్మపుత్ర; ब्रह्मपुत्र
Lohit; లోహిత్; लोहित | Brahmaputra; బ్రహ్మపుత్ర; ब्रह्मपुत्र
# hard
Shyok; ష్యోక్; श्योक | Indus; సింధు; सिंधु
Zanskar; జన్‌స్కార్; ज़ांस्कर | Indus; సింధు; सिंधु
Hasdeo; హస్‌దేవ్; हसदेव | Mahanadi; మహానది; महानदी
Seonath; శివనాథ్; शिवनाथ | Mahanadi; మహానది; महानदी
Ib; ఇబ్; इब | Mahanadi; మహానది; महानदी
Tel; తేల్; तेल | Mahanadi; మహానది; महानदी
Tawa; తవా; तवा | Narmada; నర్మద; नर्मदा
Hiran; హిరణ్; हिरण | Narmada; నర్మద; नर्मदा
Girna; గిర్నా; गिरना | Tapi; తపతి; ताप्ती
`,
  relations: [
    {
      of: 'tributary',
      to: 'river',
      shape: 'many-to-one',
      ask: t('The **{a}** is a tributary of which river?', '**{a}** ఏ నదికి ఉపనది?', '**{a}** किस नदी की सहायक नदी है?'),
      askBack: t(
        'Which of the following is a tributary of the **{b}**?',
        'కింది వాటిలో **{b}** నదికి ఉపనది ఏది?',
        'निम्नलिखित में से **{b}** की सहायक नदी कौन-सी है?',
      ),
      odd: t(
        'Which of the following is **not** a tributary of the **{b}**?',
        'కింది వాటిలో **{b}** నదికి ఉపనది **కానిది** ఏది?',
        'निम्नलिखित में से कौन-सी **{b}** की सहायक नदी **नहीं** है?',
      ),
      tell: t('The {a} is a tributary of the {b}.', '{a} {b} నదికి ఉపనది.', '{a} {b} की सहायक नदी है।'),
      // what joins the Yamuna reaches the Ganga
      also: `
Chambal | Ganga
Betwa | Ganga
Ken | Ganga
Tons | Ganga
Hindon | Ganga`,
    },
  ],
})

const ORIGINS = factTable({
  name: 'river-origins',
  topic: 'indian-geography',
  settledBy: 'Central Water Commission; Survey of India',
  columns: { river: RIVER, origin: t('Source', 'జన్మస్థానం', 'उद्गम') },
  rows: `
Ganga (Bhagirathi); గంగ (భాగీరథి); गंगा (भागीरथी) | Gangotri glacier; గంగోత్రి హిమానీనదం; गंगोत्री हिमनद
Yamuna; యమున; यमुना | Yamunotri glacier; యమునోత్రి హిమానీనదం; यमुनोत्री हिमनद
Godavari; గోదావరి; गोदावरी | Trimbakeshwar (Nashik); త్రయంబకేశ్వర్ (నాసిక్); त्र्यंबकेश्वर (नासिक)
Krishna; కృష్ణ; कृष्णा | Near Mahabaleshwar; మహాబలేశ్వర్ సమీపం; महाबलेश्वर के पास
Kaveri; కావేరి; कावेरी | Talakaveri (Brahmagiri hills, Kodagu); తలకావేరి (బ్రహ్మగిరి కొండలు, కొడగు); तालकावेरी (ब्रह्मगिरि, कोडगु)
Narmada; నర్మద; नर्मदा | Amarkantak plateau; అమర్‌కంటక్ పీఠభూమి; अमरकंटक पठार || The Narmada flows west through a rift valley into the Arabian Sea.; నర్మద పగులు లోయ గుండా పశ్చిమంగా ప్రవహించి అరేబియా సముద్రంలో కలుస్తుంది.; नर्मदा भ्रंश घाटी से पश्चिम की ओर बहकर अरब सागर में मिलती है।
# medium
Tapi; తపతి; ताप्ती | Multai (Betul district); ముల్తాయి (బేతుల్ జిల్లా); मुलताई (बैतूल ज़िला)
Mahanadi; మహానది; महानदी | Sihawa (Dhamtari district); సిహావా (ధమ్తరి జిల్లా); सिहावा (धमतरी ज़िला)
Jhelum; జీలం; झेलम | Verinag spring; వెరినాగ్ ఊట; वेरीनाग झरना
Beas; బియాస్; व्यास | Beas Kund near Rohtang Pass; రోహ్‌తంగ్ కనుమ వద్ద బియాస్ కుండ్; रोहतांग दर्रे के पास व्यास कुंड
Satluj; సట్లెజ్; सतलुज | Rakshastal lake (Tibet); రాక్షస్తల్ సరస్సు (టిబెట్); राक्षसताल झील (तिब्बत)
Sabarmati; సబర్మతి; साबरमती | Aravalli hills near Udaipur; ఉదయ్‌పూర్ సమీప ఆరావళి కొండలు; उदयपुर के पास अरावली पहाड़ियाँ
# hard
Chambal; చంబల్; चंबल | Janapav hills near Mhow; మౌ సమీప జానాపావ్ కొండలు; महू के पास जानापाव पहाड़ी
Damodar; దామోదర్; दामोदर | Chota Nagpur plateau; ఛోటా నాగ్‌పూర్ పీఠభూమి; छोटा नागपुर पठार
Penna; పెన్నా; पेन्ना | Nandi Hills (Karnataka); నంది కొండలు (కర్ణాటక); नंदी पहाड़ियाँ (कर्नाटक)
Brahmaputra; బ్రహ్మపుత్ర; ब्रह्मपुत्र | Angsi (Chemayungdung) glacier, Tibet; అంగ్సీ (చెమాయుంగ్‌దుంగ్) హిమానీనదం, టిబెట్; अंगसी (चेमायुंगडुंग) हिमनद, तिब्बत
`,
  relations: [
    {
      of: 'river',
      to: 'origin',
      shape: 'one-to-one',
      ask: t('Where does the **{a}** rise?', '**{a}** – ఈ నది ఎక్కడ పుడుతుంది?', '**{a}** का उद्गम कहाँ है?'),
      askBack: t('Which river rises at the **{b}**?', 'ఏ నది జన్మస్థానం **{b}**?', 'किस नदी का उद्गम **{b}** है?'),
      tell: t('The {a} rises at “{b}”.', '{a} జన్మస్థానం: {b}.', '{a} का उद्गम: {b}।'),
    },
  ],
})

const DAMS = factTable({
  name: 'dams',
  topic: 'indian-geography',
  settledBy: 'National Register of Large Dams, Central Water Commission',
  columns: { dam: t('Dam or project', 'ఆనకట్ట/ప్రాజెక్టు', 'बाँध/परियोजना'), river: RIVER },
  rows: `
Bhakra Dam; భాక్రా ఆనకట్ట; भाखड़ा बाँध | Satluj; సట్లెజ్; सतलुज
Nagarjuna Sagar; నాగార్జున సాగర్; नागार्जुन सागर | Krishna; కృష్ణ; कृष्णा
Srisailam Dam; శ్రీశైలం ఆనకట్ట; श्रीशैलम बाँध | Krishna; కృష్ణ; कृष्णा
Almatti Dam; ఆల్మట్టి ఆనకట్ట; अलमट्टी बाँध | Krishna; కృష్ణ; कृष्णा
Hirakud Dam; హిరాకుడ్ ఆనకట్ట; हीराकुंड बाँध | Mahanadi; మహానది; महानदी || It is among the longest earthen dams in the world.; ఇది ప్రపంచంలోని అతి పొడవైన మట్టి ఆనకట్టలలో ఒకటి.; यह विश्व के सबसे लंबे मिट्टी के बाँधों में से एक है।
Sardar Sarovar Dam; సర్దార్ సరోవర్ ఆనకట్ట; सरदार सरोवर बाँध | Narmada; నర్మద; नर्मदा
Tehri Dam; తెహ్రీ ఆనకట్ట; टिहरी बाँध | Bhagirathi; భాగీరథి; भागीरथी || It is the highest dam in India.; ఇది భారతదేశంలో అత్యంత ఎత్తైన ఆనకట్ట.; यह भारत का सबसे ऊँचा बाँध है।
Mettur Dam; మెట్టూరు ఆనకట్ట; मेट्टूर बाँध | Kaveri; కావేరి; कावेरी
Krishnaraja Sagar; కృష్ణరాజ సాగర్; कृष्णराज सागर | Kaveri; కావేరి; कावेरी
Polavaram Project; పోలవరం ప్రాజెక్టు; पोलावरम परियोजना | Godavari; గోదావరి; गोदावरी
Sriram Sagar; శ్రీరామ్ సాగర్; श्रीराम सागर | Godavari; గోదావరి; गोदावरी
# medium
Jayakwadi Dam; జయక్వాడి ఆనకట్ట; जायकवाड़ी बाँध | Godavari; గోదావరి; गोदावरी
Indira Sagar (Madhya Pradesh); ఇందిరా సాగర్ (మధ్యప్రదేశ్); इंदिरा सागर (मध्य प्रदेश) | Narmada; నర్మద; नर्मदा
Omkareshwar Dam; ఓంకారేశ్వర్ ఆనకట్ట; ओंकारेश्वर बाँध | Narmada; నర్మద; नर्मदा
Gandhi Sagar; గాంధీ సాగర్; गांधी सागर | Chambal; చంబల్; चंबल
Rana Pratap Sagar; రాణా ప్రతాప్ సాగర్; राणा प्रताप सागर | Chambal; చంబల్; चंबल
Jawahar Sagar; జవహర్ సాగర్; जवाहर सागर | Chambal; చంబల్; चंबल
Ukai Dam; ఉకై ఆనకట్ట; उकाई बाँध | Tapi; తపతి; ताप्ती
Kakrapar weir; కాక్రాపార్ వీర్; काकरापार बाँध | Tapi; తపతి; ताप्ती
Pong Dam; పాంగ్ ఆనకట్ట; पौंग बाँध | Beas; బియాస్; व्यास
Rihand Dam; రిహాండ్ ఆనకట్ట; रिहंद बाँध | Rihand; రిహాండ్; रिहंद
Salal Project; సలాల్ ప్రాజెక్టు; सलाल परियोजना | Chenab; చీనాబ్; चिनाब
Baglihar Project; బగ్లిహార్ ప్రాజెక్టు; बगलिहार परियोजना | Chenab; చీనాబ్; चिनाब
Dulhasti Project; దుల్హస్తి ప్రాజెక్టు; दुलहस्ती परियोजना | Chenab; చీనాబ్; चिनाब
Tilaiya Dam; తిలైయా ఆనకట్ట; तिलैया बाँध | Barakar; బరాకర్; बराकर
Maithon Dam; మైథాన్ ఆనకట్ట; मैथन बाँध | Barakar; బరాకర్; बराकर
Idukki Dam; ఇడుక్కి ఆనకట్ట; इडुक्की बाँध | Periyar; పెరియార్; पेरियार
Mullaperiyar Dam; ముల్లపెరియార్ ఆనకట్ట; मुल्लापेरियार बाँध | Periyar; పెరియార్; पेरियार
# hard
Uri Project; ఉరీ ప్రాజెక్టు; उरी परियोजना | Jhelum; జీలం; झेलम
Ranjit Sagar Dam; రంజిత్ సాగర్ ఆనకట్ట; रणजीत सागर बाँध | Ravi; రావి; रावी
Bansagar Dam; బాణసాగర్ ఆనకట్ట; बाणसागर बाँध | Son; సోన్; सोन
Matatila Dam; మాతాటీలా ఆనకట్ట; माताटीला बाँध | Betwa; బెత్వా; बेतवा
Somasila Dam; సోమశిల ఆనకట్ట; सोमशिला बाँध | Penna; పెన్నా; पेन्ना
Supa Dam; సూపా ఆనకట్ట; सूपा बाँध | Kali (Karnataka); కాళీ (కర్ణాటక); काली (कर्नाटक)
Linganamakki Dam; లింగనమక్కి ఆనకట్ట; लिंगनमक्की बाँध | Sharavathi; శరావతి; शरावती
Panchet Dam; పంచేట్ ఆనకట్ట; पंचेत बाँध | Damodar; దామోదర్; दामोदर
Nizam Sagar; నిజాం సాగర్; निज़ाम सागर | Manjira; మంజీర; मंजीरा
`,
  relations: [
    {
      of: 'dam',
      to: 'river',
      shape: 'many-to-one',
      ask: t('On which river is the **{a}**?', '**{a}** ఏ నదిపై ఉంది?', '**{a}** किस नदी पर है?'),
      askBack: t(
        'Which of these is on the river **{b}**?',
        'వీటిలో **{b}** నదిపై ఉన్నది ఏది?',
        'इनमें से कौन-सा **{b}** नदी पर है?',
      ),
      odd: t(
        'Which of these is **not** on the river **{b}**?',
        'వీటిలో **{b}** నదిపై **లేనిది** ఏది?',
        'इनमें से कौन-सा **{b}** नदी पर **नहीं** है?',
      ),
      tell: t('{a} is on the river {b}.', '{a} {b} నదిపై ఉంది.', '{a} {b} नदी पर है।'),
      also: `
Panchet Dam | Barakar`,
    },
  ],
})

const CITIES = factTable({
  name: 'cities-on-rivers',
  topic: 'indian-geography',
  settledBy: 'Survey of India',
  columns: { city: t('City', 'నగరం', 'नगर'), river: RIVER },
  rows: `
Agra | Yamuna; యమున; यमुना
Delhi | Yamuna; యమున; यमुना
Mathura | Yamuna; యమున; यमुना
Varanasi | Ganga; గంగ; गंगा
Patna | Ganga; గంగ; गंगा
Kanpur | Ganga; గంగ; गंगा
Haridwar; హరిద్వార్; हरिद्वार | Ganga; గంగ; गंगा
Lucknow | Gomti; గోమతి; गोमती
Hyderabad | Musi; మూసీ; मूसी
Vijayawada | Krishna; కృష్ణ; कृष्णा
Nashik | Godavari; గోదావరి; गोदावरी
Rajahmundry; రాజమహేంద్రవరం; राजमुंदरी | Godavari; గోదావరి; गोदावरी
Nanded; నాందేడ్; नांदेड़ | Godavari; గోదావరి; गोदावरी
Ahmedabad | Sabarmati; సబర్మతి; साबरमती
Surat | Tapi; తపతి; ताप्ती
Srinagar | Jhelum; జీలం; झेलम
Ayodhya | Sarayu; సరయూ; सरयू
# medium
Guwahati | Brahmaputra; బ్రహ్మపుత్ర; ब्रह्मपुत्र
Dibrugarh; డిబ్రూగఢ్; डिब्रूगढ़ | Brahmaputra; బ్రహ్మపుత్ర; ब्रह्मपुत्र
Cuttack | Mahanadi; మహానది; महानदी
Sambalpur; సంబల్‌పూర్; संबलपुर | Mahanadi; మహానది; महानदी
Jabalpur | Narmada; నర్మద; नर्मदा
Ujjain; ఉజ్జయిని; उज्जैन | Shipra; క్షిప్రా; शिप्रा
Kota; కోటా; कोटा | Chambal; చంబల్; चंबल
Tiruchirappalli; తిరుచిరాపల్లి; तिरुचिरापल्ली | Kaveri; కావేరి; कावेरी
Madurai | Vaigai; వైగై; वैगई
Kolkata | Hooghly; హుగ్లీ; हुगली
Ludhiana | Satluj; సట్లెజ్; सतलुज
Jamshedpur | Subarnarekha; సువర్ణరేఖ; स्वर्णरेखा
Nellore; నెల్లూరు; नेल्लोर | Penna; పెన్నా; पेन्ना
Kurnool; కర్నూలు; कुर्नूल | Tungabhadra; తుంగభద్ర; तुंगभद्रा
# hard
Leh; లేహ్; लेह | Indus; సింధు; सिंधु
Pandharpur; పంఢర్‌పూర్; पंढरपुर | Bhima; భీమ; भीमा
Gorakhpur; గోరఖ్‌పూర్; गोरखपुर | Rapti; రాప్తి; राप्ती
Srirangapatna; శ్రీరంగపట్నం; श्रीरंगपट्टन | Kaveri; కావేరి; कावेरी
`,
  relations: [
    {
      of: 'city',
      to: 'river',
      shape: 'many-to-one',
      ask: t('On the bank of which river does **{a}** stand?', '**{a}** ఏ నది ఒడ్డున ఉంది?', '**{a}** किस नदी के तट पर है?'),
      askBack: t(
        'Which of these cities stands on the **{b}**?',
        'వీటిలో **{b}** నది ఒడ్డున ఉన్న నగరం ఏది?',
        'इनमें से कौन-सा नगर **{b}** के तट पर है?',
      ),
      odd: t(
        'Which of these cities does **not** stand on the **{b}**?',
        'వీటిలో **{b}** నది ఒడ్డున **లేని** నగరం ఏది?',
        'इनमें से कौन-सा नगर **{b}** के तट पर **नहीं** है?',
      ),
      tell: t('{a} stands on the {b}.', '{a} {b} నది ఒడ్డున ఉంది.', '{a} {b} नदी के तट पर है।'),
      also: `
Kolkata | Ganga
Varanasi | Gomti`,
    },
  ],
})

export const RIVERS = [...TRIBUTARIES, ...ORIGINS, ...DAMS, ...CITIES]
