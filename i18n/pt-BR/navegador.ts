/** What is said before the application starts, where it cannot. */
export default {
  storage: {
    title: 'O navegador não deixa este sistema guardar dados',
    text: 'O sistema precisa do armazenamento local do navegador para manter a sua sessão e o que você digita. Nas configurações de privacidade do navegador, permita cookies e dados de sites para este endereço; depois, recarregue a página.',
  },
  missing: {
    title: 'O sistema não chegou',
    text: 'Não foi possível carregar o sistema. Verifique a conexão e recarregue a página; ela é recarregada sozinha quando a conexão volta.',
  },
  reload: 'Recarregar a página',
};
