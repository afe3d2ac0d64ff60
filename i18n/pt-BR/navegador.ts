/** What is said before the application starts, to a browser that it cannot start in. */
export default {
  title: 'O navegador não deixa este sistema guardar dados',
  text: 'O sistema precisa do armazenamento local do navegador para manter a sua sessão e o que você digita. Nas configurações de privacidade do navegador, permita cookies e dados de sites para este endereço; depois, recarregue a página.',
  reload: 'Recarregar a página',
};
