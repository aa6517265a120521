/** States, union territories and cities of India. */
export const INDIA = `
Andhra Pradesh; ఆంధ్రప్రదేశ్; आंध्र प्रदेश
Arunachal Pradesh; అరుణాచల్ ప్రదేశ్; अरुणाचल प्रदेश
Assam; అస్సాం; असम
Bihar; బీహార్; बिहार
Chhattisgarh; ఛత్తీస్‌గఢ్; छत्तीसगढ़
Goa; గోవా; गोवा
Gujarat; గుజరాత్; गुजरात
Haryana; హర్యానా; हरियाणा
Himachal Pradesh; హిమాచల్ ప్రదేశ్; हिमाचल प्रदेश
Jharkhand; జార్ఖండ్; झारखंड
Karnataka; కర్ణాటక; कर्नाटक
Kerala; కేరళ; केरल
Madhya Pradesh; మధ్యప్రదేశ్; मध्य प्रदेश
Maharashtra; మహారాష్ట్ర; महाराष्ट्र
Manipur; మణిపూర్; मणिपुर
Meghalaya; మేఘాలయ; मेघालय
Mizoram; మిజోరాం; मिज़ोरम
Nagaland; నాగాలాండ్; नागालैंड
Odisha; ఒడిశా; ओडिशा
Punjab; పంజాబ్; पंजाब
Rajasthan; రాజస్థాన్; राजस्थान
Sikkim; సిక్కిం; सिक्किम
Tamil Nadu; తమిళనాడు; तमिलनाडु
Telangana; తెలంగాణ; तेलंगाना
Tripura; త్రిపుర; त्रिपुरा
Uttar Pradesh; ఉత్తర ప్రదేశ్; उत्तर प्रदेश
Uttarakhand; ఉత్తరాఖండ్; उत्तराखंड
West Bengal; పశ్చిమ బెంగాల్; पश्चिम बंगाल
Jammu and Kashmir; జమ్మూ కాశ్మీర్; जम्मू और कश्मीर
Ladakh; లడఖ్; लद्दाख
Delhi; ఢిల్లీ; दिल्ली
New Delhi; న్యూఢిల్లీ; नई दिल्ली
Puducherry; పుదుచ్చేరి; पुडुचेरी
Chandigarh; చండీగఢ్; चंडीगढ़
Lakshadweep; లక్షద్వీప్; लक्षद्वीप
Andaman and Nicobar Islands; అండమాన్ నికోబార్ దీవులు; अंडमान और निकोबार द्वीपसमूह
Mumbai; ముంబయి; मुंबई
Kolkata; కోల్‌కతా; कोलकाता
Chennai; చెన్నై; चेन्नई
Hyderabad; హైదరాబాద్; हैदराबाद
Bengaluru; బెంగళూరు; बेंगलुरु
Pune; పూణె; पुणे
Ahmedabad; అహ్మదాబాద్; अहमदाबाद
Lucknow; లక్నో; लखनऊ
Kanpur; కాన్పూర్; कानपुर
Agra; ఆగ్రా; आगरा
Varanasi; వారణాసి; वाराणसी
Prayagraj; ప్రయాగ్‌రాజ్; प्रयागराज
Jaipur; జైపూర్; जयपुर
Udaipur; ఉదయ్‌పూర్; उदयपुर
Jodhpur; జోధ్‌పూర్; जोधपुर
Patna; పాట్నా; पटना
Ranchi; రాంచీ; रांची
Jamshedpur; జంషెడ్‌పూర్; जमशेदपुर
Bhopal; భోపాల్; भोपाल
Gwalior; గ్వాలియర్; ग्वालियर
Indore; ఇండోర్; इंदौर
Jabalpur; జబల్‌పూర్; जबलपुर
Nagpur; నాగ్‌పూర్; नागपुर
Nashik; నాసిక్; नासिक
Surat; సూరత్; सूरत
Bhubaneswar; భువనేశ్వర్; भुवनेश्वर
Cuttack; కటక్; कटक
Guwahati; గువాహటి; गुवाहाटी
Shillong; షిల్లాంగ్; शिलांग
Dehradun; డెహ్రాడూన్; देहरादून
Srinagar; శ్రీనగర్; श्रीनगर
Amritsar; అమృత్‌సర్; अमृतसर
Ludhiana; లూధియానా; लुधियाना
Mysuru; మైసూరు; मैसूरु
Kochi; కొచ్చి; कोच्चि
Thiruvananthapuram; తిరువనంతపురం; तिरुवनंतपुरम
Coimbatore; కోయంబత్తూరు; कोयंबटूर
Madurai; మదురై; मदुरै
Visakhapatnam; విశాఖపట్నం; विशाखापत्तनम
Vijayawada; విజయవాడ; विजयवाड़ा
Ayodhya; అయోధ్య; अयोध्या
Mathura; మధుర; मथुरा
Shimla; సిమ్లా; शिमला
Thane; థానే; ठाणे
Mangaluru; మంగళూరు; मंगलुरु
`
