/** What is said beside a failure that leaves open what became of the request, used as `incerto.…`. */
export default {
  feito: 'Pode ter sido feito ou não: veja na lista.',
  removido: 'Pode ter sido removido ou não: veja na lista.',
  apagado: 'Os dados pessoais podem ter sido apagados ou não: veja como estão agora.',
  arquivo: 'O arquivo pode ter sido importado ou não: veja na lista. Enviar de novo não grava duas vezes.',
  reimportado: 'Pode ter sido importado ou não: veja na lista. Importar de novo não grava duas vezes.',
  sincronizado: 'Pode ter sido sincronizado ou não: veja na lista. Sincronizar de novo não grava duas vezes.',
};
